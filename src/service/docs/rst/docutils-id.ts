/** `make_id` of Docutils: ASCII letters, digits and hyphens, beginning with a letter. */
export const makeId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[øđħıłŧƀƃƈƌƒƙƚƞƥƫƭƶǥȥȴȵȶȷȼȿɀɇɉɋɍɏßæœȸȹ]/g, letter => letters[letter] as string)
    .normalize('NFKD')
    .replaceAll(/\P{ASCII}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')

/** Replacements of letters that do not decompose into a letter and an accent. */
const letters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  ƀ: 'b',
  ƃ: 'b',
  ƈ: 'c',
  ƌ: 'd',
  ƒ: 'f',
  ƙ: 'k',
  ƚ: 'l',
  ƞ: 'n',
  ƥ: 'p',
  ƫ: 't',
  ƭ: 't',
  ƶ: 'z',
  ǥ: 'g',
  ȥ: 'z',
  ȴ: 'l',
  ȵ: 'n',
  ȶ: 't',
  ȷ: 'j',
  ȼ: 'c',
  ȿ: 's',
  ɀ: 'z',
  ɇ: 'e',
  ɉ: 'j',
  ɋ: 'q',
  ɍ: 'r',
  ɏ: 'y',
  ß: 'sz',
  æ: 'ae',
  œ: 'oe',
  ȸ: 'db',
  ȹ: 'qp'
}
