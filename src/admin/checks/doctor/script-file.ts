import { createHash } from 'node:crypto'
import project from '../../../../package.json' with { type: 'json' }
import { type Answered, exchange } from '../exchange.ts'
import type { Deployment } from './deployment.ts'
import { resolve } from './docs-page.ts'
import { bad, type Finding, good, skipped, warning } from './finding.ts'
import { isAllowed } from './loading.ts'
import { unreachable } from './unreachable.ts'

const subject = 'widget files'

/** Milliseconds above which a file counts as slow. */
const slow = 3_000

/** Milliseconds until a file counts as unreachable. */
const timeout = 30_000

/** Checks that the loader exists, is the right file, and that its chunks may be imported from another origin. */
export const checkScript = async (deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const { page, script } = deployment
  if (!script) return [skipped(subject, 'the page’s HTML names no script of the widget')]
  if (page.protocol === 'https:' && script.url.startsWith('http:')) {
    return [bad(subject, 'a page on https loads no script from http', 'Write https in its address.')]
  }
  const started = performance.now()
  const headers = { Origin: page.origin }
  let answered: Answered
  try {
    answered = await exchange({ url: script.url, headers, redirect: 'follow', timeout }, signal)
  } catch (error) {
    signal.throwIfAborted()
    return [unreachable(subject, new URL(script.url), error, 'Mend its address.')]
  }
  const time = performance.now() - started
  const type = answered.headers.get('content-type') ?? 'none'
  if (answered.status !== 200 || !/javascript/i.test(type)) return [await notThere(answered, type, deployment, signal)]
  const faults = [
    ...access(answered, deployment),
    ...integrity(answered.text, deployment),
    ...version(answered, deployment),
    ...(await chunks(answered, deployment, signal))
  ]
  if (time > slow) {
    faults.push(
      warning('start', `the loader took ${(time / 1000).toFixed(1)} s`, 'Serve it from a faster host, or a CDN.')
    )
  }
  if (faults.length > 0) return faults
  const where = isForeign(deployment) ? ', and its host allows this origin' : ', on the page’s own origin'
  return [good(subject, `the loader is there${where}`)]
}

const isForeign = ({ page, script }: Deployment) => script !== undefined && new URL(script.url).origin !== page.origin

/** Explains a missing loader: a `<base>` in the page, a wrong name, or an HTML page in its place. */
const notThere = async (
  { status }: Answered,
  type: string,
  { page, script, base, tag }: Deployment,
  signal: AbortSignal
): Promise<Finding> => {
  const src = tag?.attributes.src
  const plain = resolve(src, page.href)
  if (base !== page.href && plain && plain !== script?.url) {
    const there = await exchange({ url: plain, timeout }, signal).catch(() => undefined)
    if (there?.status === 200 && /javascript/i.test(there.headers.get('content-type') ?? '')) {
      return bad(
        'base',
        `<base href> leads ${src} to ${script?.url}, where it is not`,
        'Write the whole address in src.'
      )
    }
  }
  const file = /[^/]*$/.exec(new URL(script?.url ?? '').pathname)?.[0] ?? ''
  const meant = /^docs-assistant(@.*|\.js)?$/.test(file) ? '' : ' Did you mean docs-assistant.js?'
  return bad(
    subject,
    `${script?.url} answers ${status}, type ${type}`,
    `Mend the address: serve the built widget there, as text/javascript.${meant}`
  )
}

const access = ({ headers }: Answered, deployment: Deployment): Finding[] => {
  const { page, tag, pageHeaders } = deployment
  if (!isForeign(deployment)) return []
  const policy = headers.get('cross-origin-resource-policy')
  const isCors = tag?.attributes.crossorigin !== undefined
  if (!isCors && policy === 'same-origin') {
    const advice = 'Send Cross-Origin-Resource-Policy: cross-origin with it.'
    return [bad(subject, 'its host keeps it to its own origin (Cross-Origin-Resource-Policy)', advice)]
  }
  if (
    !isCors &&
    /require-corp/.test(pageHeaders?.get('cross-origin-embedder-policy') ?? '') &&
    policy !== 'cross-origin'
  ) {
    const advice = 'Add crossorigin to the tag, or send Cross-Origin-Resource-Policy: cross-origin with the script.'
    return [bad(subject, 'the page’s Cross-Origin-Embedder-Policy keeps it out', advice)]
  }
  if (tag?.attributes.crossorigin === 'use-credentials' && headers.get('access-control-allow-origin') === '*') {
    return [
      bad(subject, 'crossorigin="use-credentials" asks for more than its host allows', 'Write crossorigin alone.')
    ]
  }
  if (isAllowed(headers, page.origin)) return []
  const advice = 'Send Access-Control-Allow-Origin: * with all files of the widget.'
  return [bad(subject, 'their host lets no other origin import them', advice)]
}

const hashes = /^(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+=*)(\?.*)?$/

const integrity = (text: string, deployment: Deployment): Finding[] => {
  const given = deployment.tag?.attributes.integrity?.trim()
  if (!given) return []
  const name = 'integrity'
  const known = given.split(/\s+/).flatMap(part => hashes.exec(part) ?? [])
  if (known.length === 0) return [bad(name, `“${given.slice(0, 40)}” is no hash`, 'Take it from dist/integrity.json.')]
  const parts = given.split(/\s+/).flatMap(part => {
    const [, algorithm, hash] = hashes.exec(part) ?? []
    return algorithm && hash ? [{ algorithm, hash }] : []
  })
  // A browser checks only the hashes of the strongest algorithm.
  const strongest = parts
    .map(({ algorithm }) => algorithm)
    .sort()
    .at(-1)
  const fits = parts.some(
    ({ algorithm, hash }) =>
      algorithm === strongest &&
      createHash(algorithm).update(text).digest('base64') === hash.replaceAll('-', '+').replaceAll('_', '/')
  )
  if (!fits) {
    const advice = 'Take the hash of this version from dist/integrity.json, and name the version in the address.'
    return [bad(name, 'the hash is not that of the script, so that no browser runs it', advice)]
  }
  if (isForeign(deployment) && deployment.tag?.attributes.crossorigin === undefined) {
    return [bad(name, 'a script of another origin is checked only with crossorigin', 'Add crossorigin to the tag.')]
  }
  return []
}

/** Compares versions. The loader contains its version, for the addresses of its chunks on a CDN. */
const version = ({ text, url }: Answered, { script }: Deployment): Finding[] => {
  const pattern = /docs-assistant@(\d+\.\d+\.\d+[\w.-]*)/
  const found = (pattern.exec(text) ?? pattern.exec(url) ?? pattern.exec(script?.url ?? ''))?.[1]
  if (!found || !isOlder(found, project.version)) return []
  return [
    warning(
      'version',
      `the widget is of version ${found}, this command of ${project.version}`,
      `Take ${project.version} of the widget.`
    )
  ]
}

const isOlder = (one: string, other: string): boolean => {
  const numbers = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number)
  const [first, second] = [numbers(one), numbers(other)]
  const at = first.findIndex((number, index) => number !== second[index])
  return at >= 0 && (first[at] ?? 0) < (second[at] ?? 0)
}

/** Checks the loader’s chunks, which are beside it in `chunks/`. */
const chunks = async ({ text, url }: Answered, deployment: Deployment, signal: AbortSignal): Promise<Finding[]> => {
  const [, file] = /["'`](panel[\w.-]*\.js)["'`]/.exec(text) ?? []
  if (!file || !url.includes('.js')) return []
  const address = new URL(`chunks/${file}`, url)
  const answered = await exchange(
    { url: address.href, headers: { Origin: deployment.page.origin }, timeout },
    signal
  ).catch(() => undefined)
  signal.throwIfAborted()
  if (answered?.status !== 200) {
    const found = `${address.href} answers ${answered?.status ?? 'nothing'}: the loader is there, its parts are not`
    return [bad(subject, found, 'Copy the folder chunks beside the loader, of the same version.')]
  }
  if (!isForeign(deployment) || isAllowed(answered.headers, deployment.page.origin)) return []
  const advice = 'Send Access-Control-Allow-Origin: * with all files of the widget.'
  return [bad(subject, 'the host lets no other origin import their parts', advice)]
}
