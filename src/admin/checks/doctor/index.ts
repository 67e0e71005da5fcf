import { defaultKeyPrefixes, keyKind } from '../../../protocol/index.ts'
import { checkAnswers } from './answer.ts'
import { withConsequence } from './consequences.ts'
import { checkPreflight } from './cors.ts'
import { type Deployment, type DeploymentFlags, resolveDeployment } from './deployment.ts'
import type { FoundWidget } from './docs-page.ts'
import { checkFeedback } from './feedback-address.ts'
import { bad, type Finding, good, skipped, warning } from './finding.ts'
import { checkPolicy, checkTrustedTypes } from './loading.ts'
import { checkOptions } from './options.ts'
import { type ReadPage, readPage } from './page.ts'
import { checkPlacement } from './placement.ts'
import { type Programs, readPrograms } from './programs.ts'
import { checkScript } from './script-file.ts'
import { checkSecrets } from './secrets.ts'

export type { DeploymentFlags } from './deployment.ts'

export interface DoctorOptions extends DeploymentFlags {
  signal: AbortSignal
  /** Called with the number of assistant uses that the run will cost, before the first one. */
  onCost: (uses: number) => void
}

/** Checks a deployment as a widget in one of its pages would use it. */
export const examine = async (address: URL, options: DoctorOptions): Promise<Finding[]> =>
  (await findingsOf(address, options)).map(withConsequence)

const findingsOf = async (address: URL, { signal, onCost, ...flags }: DoctorOptions): Promise<Finding[]> => {
  const page = await readPage(address, signal)
  const isGiven = Boolean(flags.domain ?? flags.endpoint)
  if ('verdict' in page) {
    if (!isGiven) onCost(0)
    const deployment = resolveDeployment({ url: address, base: address.href }, undefined, flags)
    return [page, ...(isGiven ? await examinePlatform(deployment, false, signal, onCost) : [])]
  }
  const { docs } = page
  const programs = await readPrograms(docs, page.url, signal)
  const widget = withProgram(docs.widgets[0], programs)
  const deployment = resolveDeployment({ ...page, base: docs.base, title: docs.title }, widget, flags)
  const findings = await examinePage(page, programs, deployment, isGiven, signal)
  // Another finding already says why the page has no widget, so the missing address is not reported as a mistake.
  const isExplained = widget === undefined && !isGiven
  return withoutRepeats([...findings, ...(await examinePlatform(deployment, isExplained, signal, onCost))])
}

/** Adds the options from a script of the page, because tag managers drop the attributes of the loader’s tag. */
const withProgram = (widget: FoundWidget | undefined, programs: Programs): Partial<FoundWidget> | undefined => {
  if (!programs.widget || widget?.options.domain || widget?.options.endpoint) return widget
  return { ...widget, options: { ...programs.widget.options, ...widget?.options } }
}

/** Drops repeated findings, because the cause that fails the preflight fails the question too. */
const withoutRepeats = (findings: Finding[]): Finding[] =>
  findings.filter(({ found }, index) => findings.findIndex(other => other.found === found) === index)

/** Checks the page’s HTML and the files that it loads. */
const examinePage = async (
  { docs, policies, isWhole }: ReadPage,
  programs: Programs,
  deployment: Deployment,
  isGiven: boolean,
  signal: AbortSignal
): Promise<Finding[]> => [
  ...checkPlacement(docs, programs, isGiven, isWhole),
  ...checkOptions(docs.widgets, docs),
  ...checkSecrets(docs, programs.files, deployment),
  ...checkPolicy(policies, deployment, docs),
  ...checkTrustedTypes(policies, programs, docs),
  ...(await checkScript(deployment, signal))
]

/** Checks whether questions and feedback arrive and answers return. */
const examinePlatform = async (
  deployment: Deployment,
  isExplained: boolean,
  signal: AbortSignal,
  onCost: DoctorOptions['onCost']
): Promise<Finding[]> => {
  const key = checkKey(deployment)
  const usable = deployment.endpoint !== undefined && key.verdict !== 'bad'
  onCost(usable ? 2 : 0)
  if (!deployment.endpoint && isExplained) {
    const found = 'where questions go is not known: give --domain, --base-url and --assistant-key'
    return [skipped('answer', found)]
  }
  return [
    key,
    await checkPreflight(deployment, signal),
    ...(usable ? await checkAnswers(deployment, signal) : [skipped('answer', 'it cannot be asked for like this')]),
    ...(await checkFeedback(deployment, signal))
  ]
}

const checkKey = ({ assistantKey, ownEndpoint, endpoint, keyPrefixes }: Deployment): Finding => {
  const subject = 'key kind'
  if (!endpoint) return bad(subject, 'neither a domain nor an endpoint is known', 'Give --domain or --endpoint.')
  if (!assistantKey) {
    if (ownEndpoint) return good(subject, 'none, as an endpoint of one’s own needs none')
    return bad(subject, 'there is no key', 'Give the widget its assistant key, or give --assistant-key here.')
  }
  if (placeholder.test(assistantKey)) {
    return bad(subject, `“${assistantKey.slice(0, 40)}” is a placeholder, and no key`, 'Fill in the assistant key.')
  }
  const kind = keyKind(assistantKey, keyPrefixes)
  if (kind === 'assistant') return good(subject, 'the public assistant key')
  if (kind === 'admin') {
    return bad(
      subject,
      'this is the SECRET admin key, where others can read it',
      'Revoke it now, and use the assistant key.'
    )
  }
  const { assistant } = keyPrefixes ?? defaultKeyPrefixes
  return warning(
    subject,
    'its prefix is not known',
    `If the platform’s keys begin otherwise than ${assistant}, name their beginnings as key-prefixes.`
  )
}

/** A key from an example, or an unfilled template. */
const placeholder = /[^\x21-\x7e]|\.\.\.|^<.*>$|^your\b|\byour[_-]|\$\{|\{\{/i
