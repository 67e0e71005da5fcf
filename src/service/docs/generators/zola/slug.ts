import emojis from 'markdown-it-emoji/lib/data/full.mjs'

/**
 * A text as the crate `slug` of Rust has it, in letters and digits of ASCII: “Über uns” is `uber-uns`. Its table has every
 * script; `undefined` where a letter is none of those that are known here.
 */
export const slugOf = (text: string): string | undefined => {
  const written = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Emoji_Presentation}/gu, emoji => `${namesOfEmojis.get(emoji) ?? ''} `)
    .replaceAll(/\P{ASCII}/gu, sign => letters.get(sign) ?? withoutMarks(sign))
  return /[^\P{L}a-z]/u.test(written) ? undefined : written.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '')
}

const withoutMarks = (sign: string): string =>
  sign
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, letter => letters.get(letter) ?? letter)

/** Of several names the first. */
const namesOfEmojis = new Map(
  Object.entries(emojis)
    .map(([name, emoji]) => [emoji, name] as const)
    .reverse()
)

const letters = new Map(
  (
    'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ı:i ' +
    'а:a б:b в:v г:g д:d е:e ё:io ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ' +
    'ъ:- ы:y ь:- э:e ю:iu я:ia є:ie і:i ї:yi ґ:g- ' +
    'α:a β:b γ:g δ:d ε:e ζ:z η:e θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:u φ:ph χ:kh ψ:ps ω:o'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)
