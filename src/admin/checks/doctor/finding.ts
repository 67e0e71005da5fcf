/** What a check found. `skipped` says why it could not be made. */
export interface Finding {
  subject: string
  verdict: 'good' | 'warning' | 'bad' | 'skipped'
  found: string
  /** What to change; of what is not good. */
  advice?: string
  /** What is lost otherwise; of what is not good. */
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
