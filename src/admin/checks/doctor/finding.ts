/** The result of a check. `skipped`: the check could not run. */
export interface Finding {
  subject: string
  verdict: 'good' | 'warning' | 'bad' | 'skipped'
  found: string
  /** What to change, unless it is good. */
  advice?: string
  /** What does not work until then, unless it is good. */
  matters?: string
}

export const good = (subject: string, found: string): Finding => ({ subject, verdict: 'good', found })

export const warning = (subject: string, found: string, advice: string): Finding => ({
  subject,
  verdict: 'warning',
  found,
  advice
})

export const bad = (subject: string, found: string, advice: string): Finding => ({
  subject,
  verdict: 'bad',
  found,
  advice
})

export const skipped = (subject: string, found: string): Finding => ({ subject, verdict: 'skipped', found })
