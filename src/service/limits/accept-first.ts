import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createMutex } from '../../shared/mutex.ts'

/** Most turns of the event loop that one request waits, so that a flood of connections cannot delay it for long. */
const maxTurns = 64

/** Delays the handling of requests until the server has accepted all waiting connections. */
export interface AcceptFirst {
  /** Counts the connections that a server accepts. */
  watch: (server: Server) => void
  /** Resolves after the turns of earlier requests, once a turn of the event loop has accepted no new connection. */
  turn: () => Promise<void>
}

/**
 * Node accepts one connection in each turn of its event loop (libuv since 1.45) and handles the requests that it has
 * read in the same turn. When 200 readers connect at once, a supervisor that asks for `/health` after them would be
 * accepted only after nearly all of them were answered.
 */
export const createAcceptFirst = (): AcceptFirst => {
  const mutex = createMutex()
  let accepted = 0
  const settle = async () => {
    // Waits for the end of the current turn, which has accepted its one connection.
    await nextTurn()
    for (let before = -1, turns = 0; before !== accepted && turns < maxTurns; turns++) {
      before = accepted
      await nextTurn()
    }
  }
  return {
    watch: server => void server.on('connection', () => accepted++),
    turn: () => mutex.run(settle)
  }
}
