/** Numbers of terms: of two bytes each, as long as there are so few. */
export type Numbers = Uint16Array | Uint32Array

export const toNumbers = (numbers: ArrayLike<number>, largest: number): Numbers =>
  largest < 65_536 ? Uint16Array.from(numbers) : Uint32Array.from(numbers)

/**
 * The same numbers in an array of at least so many, which is half as large again where it has to grow: the one that was
 * given is then empty.
 */
export function grown(numbers: Uint16Array<ArrayBuffer>, size: number): Uint16Array<ArrayBuffer>
export function grown(numbers: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer>
export function grown(numbers: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, size: number) {
  if (size <= numbers.length) return numbers
  const larger = numbers instanceof Uint16Array ? new Uint16Array(room(size)) : new Uint32Array(room(size))
  larger.set(numbers)
  // Until the garbage collector runs, a large index would be in memory twice.
  numbers.buffer.transfer(0)
  return larger
}

const room = (size: number): number => Math.ceil(1.5 * size)
