import type { Buffer } from 'node:buffer'

export interface Point {
  x: number
  y: number
}

export type Button = 'middle' | 'right'

/** A tab of a browser that Playwright does not drive. */
export interface ForeignPage {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page; it sees nothing but what it is given. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Presses the pointer at a place and lifts it at another, or at the same. */
  drag(from: Point, to?: Point): Promise<void>
  /** Presses another button than the first. */
  pressButton(button: Button, at: Point): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Another tab of the same profile, which is in front from then on. */
  newTab(): Promise<ForeignPage>
  close(): Promise<void>
}

/** Keys that write nothing, by the code that WebDriver has for each. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013'
}
type Key = keyof typeof keys
