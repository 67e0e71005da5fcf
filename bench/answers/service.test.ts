import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../../src/service/testing/docs-folder.ts'
import { startAnswering } from './service.ts'

const lamps = async () => {
  const folder = await docsFolder({
    'install.md': '# Installing\n\nRun this command in a terminal:\n\n```sh\nnpm install lamp\n```\n',
    'colours.md': '# Colours\n\nA lamp glows in any colour of the rainbow.\n',
    'shades.md': '# Shades\n\nA shade is made of paper or of glass.\n'
  })
  const service = await startAnswering(folder)
  onTestFinished(async () => {
    await service.close()
    await rm(folder, { recursive: true })
  })
  return service
}

it('returns the answer, its outcome and the marked passage from the service', async () => {
  const answer = await (await lamps()).ask('Which colour can a lamp glow in?')
  expect(answer.outcome).toBe('answered')
  expect(answer.text).toContain('A lamp glows in any colour of the rainbow.')
  expect(answer.passage).toContain('any colour of the rainbow')
})

it('returns no marked passage when the service refuses', async () => {
  const answer = await (await lamps()).ask('Who won the football match in Lisbon yesterday?')
  expect([answer.outcome, answer.passage]).toEqual(['refused', ''])
})

it('asks the earlier questions first, in the same thread', async () => {
  const service = await lamps()
  const alone = await service.ask('and what is it made of?')
  const inThread = await service.ask('and what is it made of?', ['What is a shade?'])
  expect(inThread.text).toContain('paper or of glass')
  expect(inThread).not.toEqual(alone)
})
