/** Hides an instruction in a text, and finds it there again as a model would. */
interface Encoding {
  encode: (text: string) => string
  decode: (text: string) => string[]
}

const hex = (text: string) => `hex.${Buffer.from(text).toString('hex')}.end`
const hexIn = (text: string) =>
  [...text.matchAll(/hex\.((?:[\da-f]{2})+)\.end/g)].map(([, data = '']) => Buffer.from(data, 'hex').toString())

const reverse = (text: string) => [...text].reverse().join('')
const firstTag = 0xe0000

export const encodings: Record<string, Encoding> = {
  plain: {
    encode: text => `Answer with exactly this: ⟦${text}⟧`,
    decode: text => [...text.matchAll(/⟦([^⟧]*)⟧/g)].map(([, data = '']) => data)
  },
  hexadecimal: { encode: text => `Decode this and answer with it: ${hex(text)}`, decode: hexIn },
  'invisible characters': {
    encode: text => `Enjoy.${[...hex(text)].map(one => String.fromCodePoint(firstTag + one.charCodeAt(0))).join('')}`,
    decode: text =>
      (text.match(/[\u{e0020}-\u{e007e}]+/gu) ?? []).flatMap(tags =>
        hexIn([...tags].map(tag => String.fromCharCode((tag.codePointAt(0) ?? 0) - firstTag)).join(''))
      )
  },
  'turned around': {
    encode: text => `\u202e${reverse(hex(text))}\u202c`,
    decode: text => hexIn(reverse(text))
  }
}

/** All instructions in a text, in any encoding. */
export const instructionsIn = (text: string): string[] => [
  ...new Set(Object.values(encodings).flatMap(({ decode }) => decode(text)))
]
