import type { Db } from '#data/client.ts'
import { deliver, type Net } from './deliver.ts'
import type { Message } from './message.ts'
import { endMessage, takeMessages } from './queue.ts'

/** A hosted function has two seconds of computing time, of which a connection takes a few milliseconds. */
const MOST_PER_RUN = 100
const MOST_AT_ONCE = 16
/** Milliseconds after which a run takes nothing new: the caller waits for a minute, and a try takes a quarter of one. */
const TAKES_FOR = 30_000

export type WebhookHost = { server: Pick<Db, 'rpc'>; toLocalhost: boolean; net?: Net }

/** How many tries arrived, and how many did not. */
export type WebhookRun = { delivered: number; failed: number }

/**
 * Delivers what is due, several at once: whoever is slow keeps one place, and the others go on. A run that is killed leaves
 * what it took to the next one after a minute.
 */
export async function runWebhooks(
  { server, toLocalhost, net }: WebhookHost,
  clock: () => number = Date.now,
): Promise<WebhookRun> {
  const run: WebhookRun = { delivered: 0, failed: 0 }
  const enough = clock() + TAKES_FOR
  const onTheWay = new Set<Promise<void>>()
  let taken = 0

  const send = async (message: Message) => {
    const result = await deliver(message, toLocalhost, net)
    const arrived = result.status !== null && result.status >= 200 && result.status < 300
    run[arrived ? 'delivered' : 'failed'] += 1
    await endMessage(server, message.id, result).catch((error) =>
      console.error(`Of delivery ${message.id} it was not noted how it went.`, error),
    )
  }

  for (;;) {
    const room = Math.min(MOST_AT_ONCE - onTheWay.size, MOST_PER_RUN - taken)
    const messages = room > 0 && clock() < enough ? await takeMessages(server, room) : []
    taken += messages.length
    for (const message of messages) {
      const sent = send(message).finally(() => onTheWay.delete(sent))
      onTheWay.add(sent)
    }
    if (onTheWay.size === 0) return run
    // One that ends may make room for the next of its receiver.
    await Promise.race(onTheWay)
  }
}
