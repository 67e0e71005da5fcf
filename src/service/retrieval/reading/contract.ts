import type { MessagePort } from 'node:worker_threads'
import type { DocsConfig } from '../../contract.ts'
import type { DocsSite, Placement } from '../../docs/index.ts'

/** What is known of a site when its pages have been read: plain data. */
export type SiteFacts = Pick<
  DocsSite,
  'generator' | 'root' | 'config' | 'folders' | 'base' | 'siteUrl' | 'language' | 'version'
>

/** What is told while a documentation is read: first of the site, then of its files in their order. */
export type ReadingEvent =
  | { is: 'site'; site: SiteFacts }
  /** Nothing that was said to be known still holds: all is told of from here on. */
  | { is: 'anew' }
  /** A page that is known already, as it is now. */
  | { is: 'same'; file: string }
  /** @param version Changes when the page does, or its place. @param facts As `packPage` packs them. */
  | { is: 'page'; file: string; version: string; facts: Uint8Array; body: BodyPlace }
  | { is: 'unreadable'; file: string; reason: string }
  /** What else went wrong and did not end the reading. */
  | { is: 'report'; message: string }

/** Where the body of a page is: the bytes themselves, or a row of a file and which file it must be. */
export type BodyPlace = Uint8Array | { store: string; id: number }

/** A version of a page that was read. */
export interface KnownPage {
  version: string
  body: BodyPlace
}

/** The pages that are known before a reading. */
export interface KnownPages {
  /** By their files. */
  versions: ReadonlyMap<string, string>
  /** The file that their bodies are in, where that was not told by the reader itself. */
  store?: string | undefined
}

/** A page that is about to be parsed. */
export interface Parsing {
  file: string
  version: string
}

/** A page as bytes, to hand it to another thread and to keep it in a file. */
export interface PageRecord {
  /** What goes into the index. */
  facts: Uint8Array
  /** What is read only where the page may answer. */
  body: Uint8Array
}

/** A page that was parsed, or why it cannot be. */
export type ParsedPage = PageRecord | { reason: string }

/** What a page is parsed from: plain data. */
export interface PageSource extends Parsing {
  source: string
  placement: Placement
}

/** Reads a documentation, as often as it changes. */
export interface Reader {
  /**
   * Reads what is not known yet. Files that are not told of are no pages, or have gone.
   *
   * @param known May still be loaded: how the site is built and which files there are is found out without it.
   */
  read: (known: Promise<KnownPages>) => AsyncIterable<ReadingEvent[]>
  /** The body of a version of a page; nothing where it is lost. */
  readBody: (place: BodyPlace, version: string) => Uint8Array | undefined
  /** Where the index over the pages may be kept, and what changes with whatever pages and index are made by. */
  snapshot?: { path: string; maker: () => string } | undefined
}

/** Why versions of pages cannot be read, by the versions: they are not tried again. */
export type Failures = Map<string, string>

/** What the thread is told to read: plain data. */
export interface ReadingConfig extends Pick<DocsConfig, 'siteUrl' | 'generator' | 'sitePages' | 'placeholders'> {
  folder: string
  /** File that pages are kept in. Default: none are. */
  cache?: string | undefined
}

/** A reading that the thread is asked for. Through the port it is told what is known, and of each batch that is wanted. */
export interface ReadingRequest {
  config: ReadingConfig
  failures: Failures
  port: MessagePort
  /** Says which page is parsed, as `createProgress` has it. */
  progress: SharedArrayBuffer
  /** Milliseconds that a thread may work on one page. */
  documentTime: number
}

/** A page that a second thread is asked to parse, by the rules of a site as it was when it had this stamp. */
export interface ParseRequest {
  id: number
  config: ReadingConfig
  stamp: string
  source: PageSource
}

/** Without a page where it does not have those rules. */
export interface ParseResponse {
  id: number
  page?: ParsedPage | undefined
}

/** What goes through the port: that a batch is wanted, and once what is known. */
export type WantedMessage = 'more' | KnownPages

/** What comes back through the port. */
export type ReadingMessage = { events: ReadingEvent[] } | { error: unknown } | { isDone: true }
