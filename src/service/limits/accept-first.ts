import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createMutex } from '../../shared/mutex.ts'

/** Turns of the event loop that one request waits at most, so that a flood of connections cannot keep it waiting. */
const maxTurns = 64

/** Lets everybody who is at the door in before anybody's request is handled. */
export interface AcceptFirst {
  /** Counts the connections that a server accepts. */
  watch: (server: Server) => void
  /** Resolves when the requests before this one have begun and a turn of the event loop brought no new connection. */
  turn: () => Promise<void>
}

/**
 * Node accepts one connection in each turn of its event loop (libuv since 1.45) and handles the requests that it has
 * read in the same turn. When 200 readers come at once, whoever connects after them, such as a supervisor that asks for
 * `/health`, would be accepted only after nearly all of them were answered.
 */
export const createAcceptFirst = (): AcceptFirst => {
  const mutex = createMutex()
  let accepted = 0
  const settle = async () => {
    // Ends the turn that is under way.
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
