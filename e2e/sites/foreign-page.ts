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
  /** Runs a function in the page. It sees its arguments, and no variable of the test. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Presses the mouse at a point and releases it at another; without `to` this is a click. */
  drag(from: Point, to?: Point): Promise<void>
  /** Clicks with the middle or the right button. */
  pressButton(button: Button, at: Point): Promise<void>
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Opens another tab of the same profile in the foreground. */
  newTab(): Promise<ForeignPage>
  close(): Promise<void>
}

/** Keys that type no character, with WebDriver’s code for each. */
export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013'
}
type Key = keyof typeof keys
