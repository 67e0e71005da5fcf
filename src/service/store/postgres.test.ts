import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { openStore } from './index.ts'

const errorOf = async (databaseUrl: string): Promise<Error> => {
  const opened = await openStore({ data: ':memory:', databaseUrl }).catch((error: unknown) => error)
  if (opened instanceof Error) return opened
  throw new Error('The database was opened.')
}

/** A port at which nothing listens. */
const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}

it('says where nothing answers, without the password', async () => {
  const place = `127.0.0.1:${await closedPort()}/docs`
  const { name, message } = await errorOf(`postgres://writer:very:sec@ret@${place}?application_name=very-sec@ret`)
  expect([name, message]).toEqual([
    'DatabaseError',
    expect.stringMatching(
      `^The database postgres://writer@${place} cannot be reached: nothing answers there\\. Start PostgreSQL, or`
    )
  ])
  expect(message).not.toContain('ret')
})

it('says that an address is none, and does not repeat it', async () => {
  const { message, cause } = await errorOf('postgres://writer:secret@[half/docs')
  expect([message, cause]).toEqual([
    'DATABASE_URL is no address of a database: postgres://user:password@host:5432/name.',
    undefined
  ])
})
