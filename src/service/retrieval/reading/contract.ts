import type { MessagePort } from 'node:worker_threads'
import type { DocsConfig } from '../../contract.ts'
import type { DocsSite } from '../../docs/index.ts'

/** What is known of a site when its pages have been read: plain data. */
export type SiteFacts = Pick<
  DocsSite,
  'generator' | 'root' | 'config' | 'folders' | 'base' | 'siteUrl' | 'language' | 'version'
>

/** What is told while a documentation is read: first of the site, then of its files in their order. */
export type ReadingEvent =
  | { is: 'site'; site: SiteFacts }
  /** A page that is known already, as it is now. */
  | { is: 'same'; file: string }
  /** @param version Changes when the page does, or its place. @param record The page, as `packPage` packs it. */
  | { is: 'page'; file: string; version: string; record: Uint8Array }
  | { is: 'unreadable'; file: string; reason: string }
  /** What else went wrong and did not end the reading. */
  | { is: 'report'; message: string }

/** A page that is about to be parsed. */
export interface Parsing {
  file: string
  version: string
}

/** Reads a documentation, as often as it changes. */
export interface Reader {
  /**
   * Reads what is not known yet. Files that are not told of are no pages, or have gone.
   *
   * @param known Versions of the pages that are known, by their files.
   */
  read: (known: ReadonlyMap<string, string>) => AsyncIterable<ReadingEvent[]>
}

/** Why versions of pages cannot be read, by the versions: they are not tried again. */
export type Failures = Map<string, string>

/** What the thread is told to read: plain data. */
export interface ReadingConfig extends Pick<DocsConfig, 'siteUrl' | 'generator' | 'sitePages'> {
  folder: string
  /** File that pages are kept in. Default: none are. */
  kept?: string | undefined
}

/** A reading that the thread is asked for. Through the port it is told of each batch that is wanted. */
export interface ReadingRequest {
  config: ReadingConfig
  known: ReadonlyMap<string, string>
  failures: Failures
  port: MessagePort
}

/** What comes back through the port. */
export type ReadingMessage =
  /** What is parsed from now on; nothing when that is over. */
  { parsing: Parsing | undefined } | { events: ReadingEvent[] } | { error: unknown } | { isDone: true }
