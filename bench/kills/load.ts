import { setTimeout as wait } from 'node:timers/promises'
import { createAdminClient } from '../../src/admin/index.ts'
import { routes } from '../../src/protocol/index.ts'
import { createChat, textOf } from '../../src/transport/testing/chat.ts'

/** What became of one question. */
export interface Asked {
  text: string
  /** What its reader has of the answer. */
  answer: string
  threadId: string
  /** Its connection broke. */
  isCut: boolean
  /** The rest came on another. */
  isResumed: boolean
  /** Nothing had come yet, or whoever wrote the rest was killed, and its reader asked again. */
  isAgain: boolean
  /** The service has said that it could not store it. */
  isUnkept: boolean
  /** Why it got no answer. */
  failure: string | undefined
}

export interface Place {
  url: string
  key: string
  admin: string
}

/** One question, as a page asks it: by our transport, which goes on by itself with what breaks off. */
const ask = async ({ url, key }: Place, text: string): Promise<Asked> => {
  const asked: Asked = {
    text,
    answer: '',
    threadId: '',
    isCut: false,
    isResumed: false,
    isAgain: false,
    isUnkept: false,
    failure: undefined
  }
  let isCutNow = false
  const onCut = () => {
    isCutNow = true
    asked.isCut = true
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (init?.method !== 'POST') {
      const response = await globalThis.fetch(input, init)
      if (response.status === 200) asked.isResumed = true
      return response
    }
    const response = await globalThis.fetch(input, init).catch(error => {
      onCut()
      throw error
    })
    if (!response.ok) asked.failure = `${response.status}`
    response.clone().arrayBuffer().catch(onCut)
    return response
  }
  const chat = createChat({ baseUrl: url, domain: 'local', assistantKey: key, fetch })
  const isBroken = () => chat.error || chat.lastMessage?.metadata?.interrupted
  await chat.sendMessage({ text })
  // Only whoever asked can tell whether to ask again.
  for (let left = 3; isBroken() && isCutNow && left > 0; left--) {
    asked.isAgain = true
    isCutNow = false
    await wait(100)
    await chat.regenerate()
  }
  asked.answer = textOf(chat.lastMessage)
  asked.threadId = chat.lastMessage?.metadata?.threadId ?? ''
  // Only our own service says so.
  asked.isUnkept = (chat.lastMessage?.metadata as { kept?: boolean } | undefined)?.kept === false
  asked.failure = isBroken() ? `${chat.error?.message ?? 'interrupted'} ${asked.failure ?? ''}` : undefined
  return asked
}

/** Readers, each with one question after the other, until so many were asked. */
export const askAll = async (place: Place, total: number, onAsked: (count: number) => void): Promise<Asked[]> => {
  const asked: Asked[] = []
  let next = 0
  const read = async () => {
    while (next < total) {
      const number = next++
      asked.push(await ask(place, `In which colours does lamp ${number} glow, and how is it cleaned?`))
      onAsked(asked.length)
    }
  }
  await Promise.all(Array.from({ length: 12 }, read))
  return asked
}

/** What is done beside the questions until it is told to stop, and what of it was acknowledged. */
export const workBeside = (place: Place) => {
  const done = { feedback: new Map<string, string>(), jobs: new Map<string, string>(), exports: 0, brokenExports: 0 }
  const admin = createAdminClient({ baseUrl: place.url, projectId: 'local', adminKey: place.admin })
  let isOver = false
  const repeat = async (pause: number, act: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isOver; turn++) {
      await act(turn).catch(() => {})
      await wait(pause)
    }
  }
  const post = async (path: string, key: string, body: object): Promise<{ id: string }> => {
    const response = await fetch(place.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    if (!response.ok) throw new Error(`${response.status}`)
    return response.json()
  }
  const rate = async (turn: number) => {
    const comment = `Comment ${turn}.`
    const body = { source: 'contextual', path: `/${turn}`, fp: `reader-${turn}`, helpful: true, comment }
    done.feedback.set((await post(routes.assistantFeedback('local'), place.key, body)).id, comment)
  }
  const order = async (turn: number) => {
    const prompt = `job-${turn}`
    done.jobs.set((await post(routes.jobs('local'), place.admin, { prompt })).id, prompt)
  }
  /** Page by page with our client, which asks again where a page fails; what was acknowledged before is all there. */
  const exportAll = async () => {
    const before = [...done.feedback.keys()]
    const seen: string[] = []
    for await (const entry of admin.feedback.all({ limit: 10 })) seen.push(entry.id)
    done.exports++
    const isWhole = new Set(seen).size === seen.length && before.every(id => seen.includes(id))
    if (!isWhole) done.brokenExports++
  }
  const running = [repeat(20, rate), repeat(400, order), repeat(50, exportAll)]
  return async () => {
    isOver = true
    await Promise.all(running)
    return done
  }
}

export type Done = Awaited<ReturnType<ReturnType<typeof workBeside>>>
