import { expect, it } from 'vitest'
import { isOverLimit, limitIn } from './context-limit.ts'

it.each([
  [
    'OpenAI, vLLM, DeepSeek',
    'This model’s maximum context length is 4096 tokens. However, you requested 4996 tokens (900 in the messages, 4096 in the completion).',
    4_096
  ],
  ['OpenAI', '{"message":"Your input exceeds …","code":"context_length_exceeded"}', undefined],
  [
    'vLLM',
    "'max_tokens' is too large: 4096. This model's maximum context length is 8192 tokens and your request has 5000 input tokens (4096 > 8192 - 5000).",
    8_192
  ],
  ['vLLM', 'The decoder prompt (length 5000) is longer than the maximum model length of 4096.', 4_096],
  [
    'llama.cpp',
    '{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error","n_prompt_tokens":8708,"n_ctx":8192}',
    8_192
  ],
  ['llama.cpp', 'request (8708 tokens) exceeds the available context size (8192 tokens), try increasing it', 8_192],
  ['llama-cpp-python', 'Requested tokens (5432) exceed context window of 4096', 4_096],
  ['LM Studio', 'The number of tokens to keep from the initial prompt is greater than the context length.', undefined],
  [
    'LM Studio',
    'Trying to keep the first 15857 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
    4_096
  ],
  ['LM Studio', 'Cannot truncate prompt with n_keep (15028) >= n_ctx (7424)', 7_424],
  ['Claude', 'prompt is too long: 210000 tokens > 200000 maximum', 200_000],
  ['Claude', 'input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000', 188_240],
  ['Bedrock', 'Input is too long for requested model.', undefined],
  ['Groq', 'Please reduce the length of the messages or completion.', undefined],
  ['Groq', 'Request too large for model `m` on tokens per minute (TPM): Limit 6000, Requested 7200', 6_000],
  ['Cerebras', 'Please reduce the length of the messages. Current length is 9000 while limit is 8192', 8_192],
  ['Together', '`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5000 `inputs` tokens', 4_097],
  ['Text Generation Inference', '`inputs` must have less than 4096 tokens. Given: 5000', 4_096],
  ['Mistral', 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length', 32_768],
  ['Gemini', 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).', 1_048_576],
  ['xAI', 'This model’s maximum prompt length is 131072 but the request contains 200000 tokens.', 131_072],
  ['GitHub', '{"code":"tokens_limit_reached","message":"Request body too large. Max size: 8000 tokens."}', 8_000],
  ['Kimi', 'Invalid request: Your request exceeded model token limit: 8192', 8_192],
  ['GLM', 'Prompt exceeds max length', undefined],
  ['Qwen', 'Range of input length should be [1, 30720]', 30_720],
  ['Cohere', 'too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 5000', 4_081],
  ['SiliconFlow', 'length of prompt_tokens (5000) must be less than max_seq_len (4096).', 4_096],
  ['watsonx', 'the number of input tokens 5000 cannot exceed the total tokens limit 4096 for this model', 4_096]
])('knows how %s refuses what is too long, and its limit: %s', (_server, said, limit) => {
  expect(isOverLimit(said)).toBe(true)
  expect(limitIn(said)).toBe(limit)
})

it.each([
  'max_tokens is too large: 4096',
  'Rate limit reached for gpt-4o on tokens per min (TPM): Limit 30000, Used 29000, Requested 2000.',
  'Requests have exceeded token rate limit of your current pricing tier. Please retry after 20 seconds.',
  'Too many tokens, please wait before trying again.',
  'You exceeded your current quota, please check your plan.',
  'model "small" not found',
  "Unsupported value: 'temperature' does not support 0.2 with this model."
])('takes no other refusal for one: %s', said => {
  expect(isOverLimit(said)).toBe(false)
})
