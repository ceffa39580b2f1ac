//! NATS JetStream: jobs in a stream that keeps them in files until they are acknowledged.

use crate::{LEASE, Outcome, PAYLOAD, print_rate, print_recovery, print_times, take_and_kill};
use async_nats::jetstream::{self, consumer::PullConsumer, stream};
use futures::StreamExt;
use std::time::{Duration, Instant};

const STREAM: &str = "JOBS";
const SUBJECT: &str = "jobs.empty";

/// The jobs of one server, each for one worker, and three times at most.
async fn consumer(url: &str) -> Outcome<(jetstream::Context, PullConsumer)> {
    let jetstream = jetstream::new(async_nats::connect(url).await?);
    let config = stream::Config {
        name: STREAM.into(),
        subjects: vec!["jobs.>".into()],
        retention: stream::RetentionPolicy::WorkQueue,
        storage: stream::StorageType::File,
        ..Default::default()
    };
    let stream = jetstream.get_or_create_stream(config).await?;
    let pull = jetstream::consumer::pull::Config {
        durable_name: Some("workers".into()),
        ack_wait: LEASE,
        max_deliver: 3,
        max_ack_pending: 1000,
        ..Default::default()
    };
    let consumer = stream.get_or_create_consumer("workers", pull).await?;
    Ok((jetstream, consumer))
}

/// One job, as a worker asks for it that has room for one; none if there is none.
async fn take(consumer: &PullConsumer, patience: Duration) -> Outcome<Option<jetstream::Message>> {
    let mut batch = consumer.fetch().max_messages(1).expires(patience).messages().await?;
    batch.next().await.transpose()
}

pub async fn measure(url: &str, jobs: usize, threads: usize) -> Outcome<()> {
    let (jetstream, consumer) = consumer(url).await?;
    let started = Instant::now();
    let mut acknowledged = Vec::new();
    for _ in 0..jobs {
        acknowledged.push(jetstream.publish(SUBJECT, vec![b'x'; PAYLOAD].into()).await?);
    }
    for a in acknowledged {
        a.await?;
    }
    print_rate("jobs put in", jobs, started);
    let started = Instant::now();
    let mut workers = Vec::new();
    for _ in 0..threads {
        let consumer = self::consumer(url).await?.1;
        workers.push(tokio::spawn(async move {
            let mut times = Vec::new();
            loop {
                let begun = Instant::now();
                let Some(message) = take(&consumer, Duration::from_secs(1)).await? else { return Outcome::Ok(times) };
                message.double_ack().await?;
                times.push(begun.elapsed());
            }
        }));
    }
    let mut times = Vec::new();
    for w in workers {
        times.extend(w.await??);
    }
    assert_eq!(times.len(), jobs);
    // The last second of each waits for more.
    print_rate("jobs taken and ended", jobs, started + Duration::from_secs(1));
    print_times(times);

    jetstream.publish(SUBJECT, "slow".into()).await?.await?;
    let killed = take_and_kill("nats", url).await?;
    let message = loop {
        if let Some(message) = take(&consumer, Duration::from_secs(1)).await? {
            break message;
        }
    };
    message.double_ack().await?;
    print_recovery(killed);
    Ok(())
}

pub async fn hang(url: &str) -> Outcome<()> {
    let (_, consumer) = consumer(url).await?;
    let _kept = take(&consumer, Duration::from_secs(60)).await?.ok_or("no job")?;
    println!("taken");
    std::future::pending().await
}
