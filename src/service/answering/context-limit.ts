/** Whether a server says that a request, with its answer, is longer than its model takes. */
export const isOverLimit = (said: string): boolean => overLimit.test(said)

/**
 * The number of tokens that a server names as its limit; `undefined` where it names none. Beside it may stand what it was
 * sent, which is more.
 */
export const limitIn = (said: string): number | undefined => {
  const named = [...said.matchAll(namedLimit)].map(([, tokens]) => Number(tokens))
  return named.length > 0 ? Math.min(...named) : undefined
}

/** OpenAI and most others speak of the context; the rest is said without it. */
const overLimit = new RegExp(
  [
    'context[ _-]?(?:length|size|window|limit)',
    // vLLM, xAI.
    'maximum (?:model|prompt) length',
    // Claude, Bedrock, Groq, OpenAI’s limit of tokens a minute.
    '(?:prompt|input) is too long|request too large',
    // Groq, Cerebras.
    'reduce the length',
    // Text Generation Inference, Together.
    '`inputs` (?:tokens|must have)',
    // Gemini, Cohere.
    'input token count|too many tokens:',
    // Kimi, GitHub, watsonx, GLM, Qwen.
    'model token limit|tokens_limit_reached|total tokens limit|prompt exceeds|range of input length',
    // SiliconFlow, TabbyAPI, LM Studio.
    'max_seq_len|n_ctx'
  ].join('|'),
  'i'
)

/** Matches a number of four digits or more behind what names a limit, or behind a comparison with one. */
const namedLimit =
  /(?:(?:\b(?:length|limit|size|window|allowed)|max_seq_len|n_ctx)(?: is| of| only|[\s:=("\\])*|(?:[<>]=?|less than|cannot exceed|model with|\[1,) *)(\d{4,})/gi
