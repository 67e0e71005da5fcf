/** What stands before and behind thoughts, or an answer. */
export interface Tags {
  opening: string
  closing: string
}

/** Those of DeepSeek R1, Qwen and most others. */
export const usual: Tags = { opening: '<think>', closing: '</think>' }

/** The header of a message of gpt-oss, of which servers show more or less. */
const headersOf = (channel: string): string[] =>
  ['', 'assistant', '<|start|>assistant'].map(start => `${start}<|channel|>${channel}<|message|>`)

/** Those of gpt-oss, which may have several in a row. */
export const channelTags: Tags[] = ['analysis', 'commentary']
  .flatMap(headersOf)
  .map(opening => ({ opening, closing: '<|end|>' }))

/**
 * Those of Gemini, of gpt-oss on Bedrock, of Magistral, Seed-OSS, Kimi, Command A and Granite, and of gpt-oss, whose tags
 * some servers show and others leave out.
 */
export const thoughtTags: Tags[] = [
  usual,
  { opening: '<thinking>', closing: '</thinking>' },
  { opening: '<thought>', closing: '</thought>' },
  { opening: '<reasoning>', closing: '</reasoning>' },
  { opening: '[THINK]', closing: '[/THINK]' },
  { opening: '<seed:think>', closing: '</seed:think>' },
  { opening: '◁think▷', closing: '◁/think▷' },
  { opening: '<|START_THINKING|>', closing: '<|END_THINKING|>' },
  { opening: 'Here is my thought process:', closing: 'Here is my response:' },
  ...channelTags,
  { opening: 'analysis', closing: 'assistantfinal' }
]

/** What Command A and gpt-oss put around an answer. */
export const answerTags: Tags[] = [
  { opening: '<|START_RESPONSE|>', closing: '<|END_RESPONSE|>' },
  ...headersOf('final').map(opening => ({ opening, closing: '<|return|>' }))
]

/** What Hunyuan and ERNIE put around an answer only behind thoughts. */
export const answerTagsBehindThoughts: Tags[] = [
  ...answerTags,
  { opening: '<answer>', closing: '</answer>' },
  { opening: '<response>', closing: '</response>' }
]

/** What an answer may begin with before its first words, in lower case. */
export const openings = [...thoughtTags, ...answerTags].map(({ opening }) => opening.toLowerCase())

/** A tag that is a word touches the first one of the thoughts: `analysisThe reader asks …`. */
export const opens = ({ opening }: Tags, text: string): boolean =>
  text.startsWith(opening) && (/\W$/.test(opening) || /^\p{Lu}/u.test(text.slice(opening.length)))
