// Linked lists and binary trees.
#include "real.h"

struct node *list_push(struct node *list, struct node *node, int value) {
    node->next = list;
    node->value = value;
    return node;
}

struct node *list_reverse(struct node *list) {
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

size_t list_length(const struct node *list) {
    size_t n = 0;
    for (; list; list = list->next) n++;
    return n;
}

struct node *list_remove(struct node *list, int value) {
    struct node **at = &list;
    while (*at) {
        if ((*at)->value == value)
            *at = (*at)->next;
        else
            at = &(*at)->next;
    }
    return list;
}

struct node *list_insert_sorted(struct node *list, struct node *node) {
    if (!list || list->value >= node->value) {
        node->next = list;
        return node;
    }
    struct node *before = list;
    while (before->next && before->next->value < node->value) before = before->next;
    node->next = before->next;
    before->next = node;
    return list;
}

struct node *list_merge(struct node *a, struct node *b) {
    struct node head = {NULL, 0}, *last = &head;
    while (a && b) {
        struct node **smaller = b->value < a->value ? &b : &a;
        last->next = *smaller;
        last = *smaller;
        *smaller = last->next;
    }
    last->next = a ? a : b;
    return head.next;
}

// Where slow and fast meet, if the list has no end.
const struct node *list_cycle(const struct node *list) {
    const struct node *fast = list;
    while (fast && fast->next) {
        list = list->next;
        fast = fast->next->next;
        if (list == fast) return list;
    }
    return NULL;
}

void tree_insert(struct tree **root, struct tree *node) {
    while (*root) root = node->key < (*root)->key ? &(*root)->left : &(*root)->right;
    node->left = node->right = NULL;
    *root = node;
}

const struct tree *tree_find(const struct tree *root, int key) {
    while (root && root->key != key) root = key < root->key ? root->left : root->right;
    return root;
}

int tree_height(const struct tree *root) {
    if (!root) return 0;
    int left = tree_height(root->left), right = tree_height(root->right);
    return 1 + (left > right ? left : right);
}
