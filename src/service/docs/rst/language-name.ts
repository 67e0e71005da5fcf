/** What the build calls the language of a tab without a name of its own: that of Pygments, `C#` of `csharp`. */
export const languageName = (language: string): string => names.get(language) ?? language

const names: ReadonlyMap<string, string> = new Map([
  ['bash', 'Bash'],
  ['c++', 'C++'],
  ['cpp', 'C++'],
  ['cs', 'C#'],
  ['csharp', 'C#'],
  ['go', 'Go'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['js', 'JavaScript'],
  ['kotlin', 'Kotlin'],
  ['php', 'PHP'],
  ['py', 'Python'],
  ['python', 'Python'],
  ['rb', 'Ruby'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['sh', 'Bash'],
  ['swift', 'Swift'],
  ['ts', 'TypeScript'],
  ['typescript', 'TypeScript']
])
