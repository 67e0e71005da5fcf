import type { Theme } from '../widget/options.ts'

/** Options of `<docs-assistant-feedback>` (`docs/feedback.md`, “Was this page helpful?”). */
export interface PageFeedbackOptions {
  /** The documentation domain. Required unless `feedbackUrl` is given. */
  domain?: string
  /** The public assistant key; it goes only to the origin of `baseUrl`. */
  assistantKey?: string
  /** Where the platform is. Default: the page’s origin. */
  baseUrl?: string
  /** Where feedback is sent instead of the platform. */
  feedbackUrl?: string
  /** Sent as `fp`. Default `anonymous`. */
  fingerprint?: string
  /** BCP 47 tag. Default: the page’s `lang`. */
  locale?: string
  /** `auto` (default) follows the page. */
  theme?: Theme
  /** Any text, by its name in `docs/feedback.md`; in the attribute as JSON. */
  labels?: Record<string, string>
}

export type PageFeedbackOption = keyof PageFeedbackOptions

/** Options of the element as markup has them: as properties, and in kebab-case. */
export type PageFeedbackElementOptions = PageFeedbackOptions & {
  'assistant-key'?: string
  'base-url'?: string
  'feedback-url'?: string
}

export const optionNames: readonly PageFeedbackOption[] = [
  'domain',
  'assistantKey',
  'baseUrl',
  'feedbackUrl',
  'fingerprint',
  'locale',
  'theme',
  'labels'
]
