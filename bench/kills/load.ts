import { setTimeout as wait } from 'node:timers/promises'
import { createAdminClient } from '../../src/admin/index.ts'
import { routes } from '../../src/protocol/index.ts'
import { createChat, textOf } from '../../src/transport/testing/chat.ts'

/** The outcome of one question. */
export interface Asked {
  text: string
  /** The text of the answer that its reader got. */
  answer: string
  threadId: string
  /** Whether its connection broke. */
  isCut: boolean
  /** Whether the rest of the answer came on another connection. */
  isResumed: boolean
  /** Whether its reader asked again, because nothing had come yet or the answering instance was killed. */
  isAgain: boolean
  /** Whether the service said that it could not store the answer. */
  isUnkept: boolean
  /** Why it got no whole answer. */
  failure: string | undefined
}

export interface Place {
  url: string
  key: string
  admin: string
}

/** Asks one question as a page does, by our transport, which resumes an interrupted answer by itself. */
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
  // The transport never asks again by itself; a reader decides that, so the test does.
  for (let left = 3; isBroken() && isCutNow && left > 0; left--) {
    asked.isAgain = true
    isCutNow = false
    await wait(100)
    await chat.regenerate()
  }
  asked.answer = textOf(chat.lastMessage)
  asked.threadId = chat.lastMessage?.metadata?.threadId ?? ''
  // `kept` is sent by our own service only, so the type does not know it.
  asked.isUnkept = (chat.lastMessage?.metadata as { kept?: boolean } | undefined)?.kept === false
  asked.failure = isBroken() ? `${chat.error?.message ?? 'interrupted'} ${asked.failure ?? ''}` : undefined
  return asked
}

/** Lets twelve readers ask one question after the other, until `total` questions have been asked. */
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

/** Sends feedback, orders jobs and exports meanwhile. The returned function stops and returns what was acknowledged. */
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
  /** Exports all feedback by our client, which retries failed pages, and checks it for feedback acknowledged before. */
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
