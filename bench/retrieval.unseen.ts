// Questions that were written last, by somebody who had seen neither the search nor the other questions. Nothing was
// tuned with them but the two thresholds between answering, hedging and refusing: what they score is the best guess at
// what a reader’s questions score.
import { type AnswerableQuestion, ask } from './retrieval.questions.ts'

export const unseenAiSdkQuestions: AnswerableQuestion[] = [
  ask(
    'If somebody refreshes the page halfway through a reply, how can the rest of it keep arriving?',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-chat-transport'
  ),
  ask(
    'How do I write finished conversations to my database and bring them back when the user returns?',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-rsc/saving-and-restoring-states'
  ),
  ask(
    'We want to write one bot and have it answer on both Slack and Microsoft Teams, is that supported?',
    '/agents/chat-platforms',
    '/agents/eve'
  ),
  ask("I'd like my assistant to still know a user's preferences next week in a new conversation.", '/agents/memory'),
  ask(
    'A manager has to sign off before our agent is allowed to issue a refund. How is that built?',
    '/agents/tool-approvals',
    '/ai-sdk-core/tools-and-tool-calling',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/agents/policy-tool-approvals',
    '/agents/workflow-agent'
  ),
  ask(
    'How can I route easy requests to a small cheap model and hard ones to a bigger one?',
    '/agents/configuring-call-options',
    '/agents/workflows',
    '/agents/loop-control'
  ),
  ask(
    'Our security team wants the rules about who may call which tool in separate files that are tested in CI',
    '/agents/policy-tool-approvals'
  ),
  ask('Can I build the chat screen in Angular instead of React?', '/getting-started/angular'),
  ask(
    'What extra packages does a React Native app need because structuredClone and the text stream classes are missing there?',
    '/getting-started/expo'
  ),
  ask(
    'I need to classify 50,000 product descriptions overnight and can wait a day for the results, what should I use?',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/start-batch'
  ),
  ask(
    'I want to send a PDF to the provider once and then only refer to it in later calls.',
    '/ai-sdk-core/file-uploads',
    '/reference/ai-sdk-core/upload-file'
  ),
  ask(
    'How can I sort my search hits by how well they fit the query before I put them into the prompt?',
    '/ai-sdk-core/reranking',
    '/reference/ai-sdk-core/rerank'
  ),
  ask(
    'How do I write repeatable unit tests for code that streams from an LLM without paying for tokens?',
    '/ai-sdk-core/testing'
  ),
  ask(
    'Users should talk to the assistant through their microphone in the browser and hear it reply live',
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    "I'd like to show live subtitles while someone is still speaking.",
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/stream-transcribe'
  ),
  ask(
    "How do I turn a Spanish speaker's live audio into English audio?",
    '/ai-sdk-core/translation',
    '/reference/ai-sdk-core/stream-translate'
  ),
  ask(
    'We have about 200 tools and their definitions fill up the context. Can the model look up only the ones it needs?',
    '/ai-sdk-core/tool-search',
    '/reference/ai-sdk-core/tool-search',
    '/ai-sdk-core/code-mode'
  ),
  ask(
    'How can people keep typing and send a second message while the first answer is still being written?',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat',
    '/agents/loop-control'
  ),
  ask(
    'how do i hand a tool the tenant id and an api token without the model ever seeing them',
    '/ai-sdk-core/runtime-and-tool-context',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/building-agents'
  ),
  ask(
    'Our Postgres is full of chats in the old v4 message shape, how do we get them over to v5 without downtime?',
    '/migration-guides/migration-guide-5-0-data'
  ),
  ask(
    'I need message ids that begin with msg_ and have a fixed length.',
    '/reference/ai-sdk-core/create-id-generator',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'How do I show my own React weather card in the conversation when the model asks for the forecast?',
    '/ai-sdk-ui/generative-user-interfaces',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-rsc/streaming-react-components',
    '/advanced/rendering-ui-with-language-models',
    '/reference/ai-sdk-rsc/stream-ui'
  ),
  ask(
    'My route does several slow things before the model starts; how can I push a status to the browser that changes in place?',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'Is there a way to try out my agent straight from the terminal while I am developing it?',
    '/agents/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui',
    '/ai-sdk-harnesses/terminal-ui'
  ),
  ask(
    'I want my backend to drive Claude Code or Codex inside a sandbox.',
    '/ai-sdk-harnesses/overview',
    '/ai-sdk-harnesses/harness-agent',
    '/ai-sdk-harnesses/harness-adapters'
  ),
  ask(
    'Where can I look at all the prompts, tool calls and token counts of my local runs in a web page?',
    '/ai-sdk-core/devtools',
    '/getting-started/coding-agents'
  ),
  ask(
    'How can I send traces of the LLM calls to our OpenTelemetry collector but leave out what users typed?',
    '/ai-sdk-core/telemetry'
  ),
  ask(
    'How do I stop a single IP from hammering my AI endpoint?',
    '/advanced/rate-limiting',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    'People can paste image links into the chat. How do I keep them from making our server call internal addresses?',
    '/advanced/secure-url-fetching',
    '/foundations/prompts',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'When two users ask exactly the same thing I want to answer the second from Redis',
    '/advanced/caching',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'How do I make the text flow in evenly word by word instead of jumping in big blocks?',
    '/reference/ai-sdk-core/smooth-stream',
    '/ai-sdk-core/generating-text',
    '/troubleshooting/azure-stream-slow'
  ),
  ask(
    'I want to read the invoice number, the total and the due date out of a scanned bill.',
    '/ai-sdk-core/extractions',
    '/reference/ai-sdk-core/extract',
    '/ai-sdk-core/generating-structured-data'
  ),
  ask(
    'How can I force the model to answer with exactly one out of three labels?',
    '/ai-sdk-core/generating-structured-data',
    '/reference/ai-sdk-core/output',
    '/ai-sdk-core/decisions',
    '/reference/ai-sdk-core/decide',
    '/ai-sdk-ui/object-generation'
  ),
  ask(
    'Can I turn a product photo into a short clip?',
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video',
    '/reference/ai-sdk-workflow/generate-video'
  ),
  ask(
    'Our backend is written in Python; what does it have to send so that the React chat hook understands it?',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask(
    "How do I add the signed-in user's bearer token to every request that the chat hook makes?",
    '/ai-sdk-ui/chatbot',
    '/ai-sdk-ui/transport',
    '/troubleshooting/use-chat-custom-request-options',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask('Can one agent give a big research job to another agent and get only a summary back?', '/agents/subagents'),
  ask(
    'Long runs blow past the context window; how do I drop old tool results and reasoning from the history?',
    '/reference/ai-sdk-ui/prune-messages',
    '/agents/loop-control',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'I want to call models by our own names like "fast" and "smart" all over the code base.',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/custom-provider'
  ),
  ask(
    'A job takes hours and our servers get redeployed in between. How does the agent continue where it was?',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-agent',
    '/agents/eve',
    '/ai-sdk-harnesses/workflow-utilities'
  ),
  ask('embedMany parallel requests limit', '/ai-sdk-core/embeddings', '/reference/ai-sdk-core/embed-many'),
  ask(
    'abort one slow tool after 5s timeout',
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask('recursive zod schema', '/reference/ai-sdk-core/zod-schema'),
  ask('valibot instead of zod', '/reference/ai-sdk-core/valibot-schema', '/foundations/tools'),
  ask('mcp oauth refresh token race several replicas', '/ai-sdk-core/mcp-tools'),
  ask('svelte Chat destructure not reactive', '/getting-started/svelte'),
  ask('does image model accept mask for editing', '/ai-sdk-core/image-generation'),
  ask('japanese text smooth streaming chunks', '/reference/ai-sdk-core/smooth-stream'),
  ask(
    'strip ```json fences from model response',
    '/reference/ai-sdk-core/extract-json-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask('compare two vectors similarity helper', '/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'),
  ask(
    'chat over websocket instead of http post',
    '/reference/ai-sdk-ui/websocket-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask(
    'deepseek <think> tags separate from answer',
    '/reference/ai-sdk-core/extract-reasoning-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask('quickjs sandbox memory and cpu limits', '/ai-sdk-core/code-mode'),
  ask('rego shadow mode rollout', '/agents/policy-tool-approvals'),
  ask('experimental_ prefix pin version', '/migration-guides/versioning'),
  ask(
    'mcp server asks user for input during tool call',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask(
    'render mcp ui:// html iframe react',
    '/ai-sdk-core/mcp-apps',
    '/reference/ai-sdk-ui/mcp-app-renderer',
    '/reference/ai-sdk-core/mcp-apps'
  ),
  ask(
    'mock readable stream with delay between chunks',
    '/reference/ai-sdk-core/simulate-readable-stream',
    '/ai-sdk-core/testing'
  ),
  ask(
    'text to speech mp3 voice speed',
    '/ai-sdk-core/speech',
    '/reference/ai-sdk-core/generate-speech',
    '/reference/ai-sdk-core/stream-speech'
  ),
  ask('turn off AI SDK Warning console logs', '/ai-sdk-ui/error-handling', '/migration-guides/migration-guide-6-0'),
  ask(
    'ToolLoopAgent vs WorkflowAgent',
    '/agents/workflow-agent',
    '/agents/eve',
    '/reference/ai-sdk-workflow/workflow-agent'
  ),
  ask(
    'AI state vs UI state in RSC, which of them goes to the model?',
    '/ai-sdk-rsc/generative-ui-state',
    '/ai-sdk-rsc/overview'
  ),
  ask('same assistant message shows up twice after a tool call', '/troubleshooting/repeated-assistant-messages'),
  ask(
    'behind our compressing proxy the whole answer arrives at once instead of bit by bit',
    '/troubleshooting/streaming-not-working-when-proxied'
  ),
  ask(
    'useChat keeps sending the value from the first render in the request body',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    "onEnd isn't called and nothing gets saved when the user aborts",
    '/troubleshooting/stream-abort-handling',
    '/advanced/stopping-streams',
    '/ai-sdk-ui/chatbot-message-persistence'
  ),
  ask(
    'VS Code hangs, "Type instantiation is excessively deep and possibly infinite" in files that import ai',
    '/troubleshooting/typescript-performance-zod',
    '/migration-guides/migration-guide-5-0'
  ),
  ask(
    'nuxt: the weather tool gets called but the model never uses the result to answer',
    '/getting-started/nuxt',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'openai structured output fails with finish reason content-filter because of optional fields in the schema',
    '/troubleshooting/no-object-generated-content-filter',
    '/ai-sdk-core/prompt-engineering'
  ),
  ask('status says streaming but the screen stays empty for seconds', '/troubleshooting/streaming-status-delay'),
  ask(
    'text-delta received without text-start, what did my custom transport do wrong?',
    '/reference/ai-sdk-errors/ai-ui-message-stream-error',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask(
    'why is a system message inside messages rejected now',
    '/reference/ai-sdk-errors/ai-invalid-prompt-error',
    '/migration-guides/migration-guide-7-0',
    '/foundations/prompts'
  ),
  ask(
    'approval signature invalid after we rotated the secret',
    '/reference/ai-sdk-errors/ai-invalid-tool-approval-signature-error',
    '/agents/tool-approvals',
    '/agents/workflow-agent'
  ),
  ask(
    'node process runs out of memory when looping over hundreds of base64 pictures',
    '/troubleshooting/high-memory-usage-with-images'
  ),
  ask(
    'experimental_streamTextLowMemory vs streamText: can I still await the full text afterwards?',
    '/reference/ai-sdk-core/stream-text-low-memory'
  ),
  ask(
    'does the browser get to see the real error message when a tool throws?',
    '/ai-sdk-ui/chatbot-tool-usage',
    '/ai-sdk-ui/chatbot',
    '/troubleshooting/use-chat-an-error-occurred'
  ),
  ask(
    'what wins if I set both reasoning and a provider specific thinking budget?',
    '/ai-sdk-core/reasoning',
    '/ai-sdk-core/settings'
  ),
  ask('harness session: detach() vs stop() vs destroy()', '/ai-sdk-harnesses/harness-agent', '/ai-sdk-harnesses/ui'),
  ask(
    'toolChoice required but the model answered with text, which error do I get and whats in it',
    '/reference/ai-sdk-errors/ai-tool-choice-violation-error'
  ),
  ask(
    "pressing stop doesn't really stop generation when resume: true is set",
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams',
    '/advanced/stopping-streams'
  ),
  ask(
    'words pop out jerkily when the text streams, can I even that out?',
    '/reference/ai-sdk-core/smooth-stream',
    '/ai-sdk-core/generating-text',
    '/troubleshooting/azure-stream-slow'
  ),
  ask('japanese output arrives as one giant blob instead of word by word', '/reference/ai-sdk-core/smooth-stream'),
  ask('How can I get the same answer every time I send the same prompt?', '/ai-sdk-core/settings'),
  ask(
    "abort if the model hasn't produced its first token within 5 seconds",
    '/ai-sdk-core/settings',
    '/reference/ai-sdk-core/stream-text',
    '/reference/ai-sdk-core/tool-loop-agent'
  ),
  ask('gzip middleware in front of my app kills streaming', '/troubleshooting/streaming-not-working-when-proxied'),
  ask(
    'my route works on localhost but in production the whole reply shows up at once',
    '/troubleshooting/streaming-not-working-when-deployed',
    '/troubleshooting/streaming-not-working-when-proxied'
  ),
  ask(
    'Uncaught (in promise) Error: Connection closed long answers get cut',
    '/troubleshooting/timeout-on-vercel',
    '/advanced/vercel-deployment-guide'
  ),
  ask(
    "tsserver hangs since I import z and ai in the same file, 'Type instantiation is excessively deep'",
    '/troubleshooting/typescript-performance-zod'
  ),
  ask('Tool results are missing for tool calls', '/troubleshooting/missing-tool-results-error'),
  ask('why does my bot say every reply twice', '/troubleshooting/repeated-assistant-messages'),
  ask('spinner disappears but bubble is still empty for a few seconds', '/troubleshooting/streaming-status-delay'),
  ask(
    'temperature slider value never changes in the request my hook sends',
    '/troubleshooting/use-chat-stale-body-data',
    '/troubleshooting/use-chat-custom-request-options'
  ),
  ask(
    'Node process runs out of RAM after describing a few hundred pictures',
    '/troubleshooting/high-memory-usage-with-images'
  ),
  ask(
    'stop button does nothing after I turned on resume',
    '/troubleshooting/abort-breaks-resumable-streams',
    '/ai-sdk-ui/chatbot-resume-streams'
  ),
  ask('error TS2503 hono server no react', '/troubleshooting/typescript-cannot-find-namespace-jsx'),
  ask(
    'Maximum update depth exceeded while response comes in',
    '/troubleshooting/react-maximum-update-depth-exceeded',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'streamText returns nothing and no exception is thrown either, how do I see what went wrong',
    '/troubleshooting/stream-text-not-working',
    '/ai-sdk-core/error-handling',
    '/ai-sdk-core/generating-text'
  ),
  ask(
    "user only sees 'An error occurred', I want the real message",
    '/troubleshooting/use-chat-an-error-occurred',
    '/ai-sdk-ui/error-handling',
    '/ai-sdk-ui/chatbot'
  ),
  ask('UI shows 0: "Je" 0: " suis" instead of plain text', '/troubleshooting/strange-stream-output'),
  ask(
    'save the conversation on the server even when someone closes the tab halfway',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/advanced/stopping-streams',
    '/troubleshooting/stream-abort-handling'
  ),
  ask(
    'only post the newest user message to my api not the whole history',
    '/ai-sdk-ui/chatbot-message-persistence',
    '/ai-sdk-ui/transport',
    '/ai-sdk-ui/chatbot'
  ),
  ask(
    'let people keep typing and line up messages while the assistant is busy',
    '/ai-sdk-ui/chatbot',
    '/reference/ai-sdk-ui/use-chat'
  ),
  ask('how do i let users upload a screenshot in the chat box', '/ai-sdk-ui/chatbot', '/reference/ai-sdk-ui/use-chat'),
  ask(
    'show a progress notification from the server that should not end up in the message history',
    '/ai-sdk-ui/streaming-data'
  ),
  ask(
    'I have a FastAPI backend, which wire format must it emit so that useChat understands it?',
    '/ai-sdk-ui/stream-protocol'
  ),
  ask('display tokens used and model name under each reply', '/ai-sdk-ui/message-metadata', '/ai-sdk-ui/chatbot'),
  ask(
    'talk to my agent directly in the same process without an HTTP endpoint, for tests',
    '/reference/ai-sdk-ui/direct-chat-transport',
    '/ai-sdk-ui/transport'
  ),
  ask('autocomplete text box hook, not a chat', '/ai-sdk-ui/completion', '/reference/ai-sdk-ui/use-completion'),
  ask(
    'fill a form progressively from a streamed json on the client',
    '/ai-sdk-ui/object-generation',
    '/reference/ai-sdk-ui/use-object'
  ),
  ask(
    'turn UI messages from the browser into what the model expects',
    '/reference/ai-sdk-ui/convert-to-model-messages',
    '/troubleshooting/use-chat-tools-no-response'
  ),
  ask(
    'drop old reasoning and tool calls to save tokens before the next call',
    '/reference/ai-sdk-ui/prune-messages',
    '/agents/loop-control'
  ),
  ask(
    'limit an agent to 10 rounds',
    '/agents/loop-control',
    '/reference/ai-sdk-core/is-step-count',
    '/ai-sdk-core/tools-and-tool-calling',
    '/agents/building-agents',
    '/reference/ai-sdk-core/tool-loop-agent'
  ),
  ask(
    'switch to a stronger model partway through the loop when it gets long',
    '/agents/loop-control',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask('Can a delegated child agent ask the user for confirmation before it runs a tool?', '/agents/subagents'),
  ask('which hosted services can remember facts about users between sessions', '/agents/memory'),
  ask('OPA rego to block dangerous tool calls, trial run without blocking', '/agents/policy-tool-approvals'),
  ask('answer people in slack with my agent', '/agents/chat-platforms'),
  ask(
    'chat with an agent from the command line window',
    '/agents/terminal-ui',
    '/ai-sdk-harnesses/terminal-ui',
    '/reference/ai-sdk-tui/run-agent-tui'
  ),
  ask(
    'agent must survive a crash and carry on where it was',
    '/agents/workflow-agent',
    '/reference/ai-sdk-workflow/workflow-agent'
  ),
  ask('orchestrator worker vs evaluator loop patterns', '/agents/workflows'),
  ask(
    'model sends malformed arguments to my function, fix them automatically',
    '/ai-sdk-core/tools-and-tool-calling',
    '/reference/ai-sdk-errors/ai-tool-call-repair-error',
    '/reference/ai-sdk-core/generate-text',
    '/reference/ai-sdk-core/stream-text'
  ),
  ask(
    'prompt cache misses because the functions are listed in a diferent order each time',
    '/ai-sdk-core/tools-and-tool-calling'
  ),
  ask(
    'hundreds of tools blow up my context, load them only on demand',
    '/ai-sdk-core/tool-search',
    '/reference/ai-sdk-core/tool-search',
    '/ai-sdk-core/code-mode'
  ),
  ask('can code that the model writes in the sandbox use fetch or read files?', '/ai-sdk-core/code-mode'),
  ask('detect when a remote MCP server silently changes what its tools say', '/ai-sdk-core/mcp-tools'),
  ask(
    'MCP server asks the user for more input mid-call',
    '/ai-sdk-core/mcp-tools',
    '/reference/ai-sdk-core/create-mcp-client'
  ),
  ask('compare two sentence vectors', '/reference/ai-sdk-core/cosine-similarity', '/ai-sdk-core/embeddings'),
  ask('reorder search hits by relevance and keep best 3', '/ai-sdk-core/reranking', '/reference/ai-sdk-core/rerank'),
  ask(
    'make a short clip start from a still picture',
    '/ai-sdk-core/video-generation',
    '/reference/ai-sdk-core/generate-video',
    '/reference/ai-sdk-workflow/generate-video'
  ),
  ask(
    'draw 10 pictures but the model only returns 4 at once',
    '/ai-sdk-core/image-generation',
    '/reference/ai-sdk-core/generate-image'
  ),
  ask(
    'live voice conversation in the browser, how do I get a temporary token without exposing my key',
    '/ai-sdk-core/realtime',
    '/reference/ai-sdk-ui/use-realtime'
  ),
  ask(
    'subtitles: when each word is spoken in the audio',
    '/ai-sdk-core/transcription',
    '/reference/ai-sdk-core/transcribe'
  ),
  ask(
    'run thousands of prompts overnight via anthropic, stop it if needed',
    '/ai-sdk-core/batch',
    '/reference/ai-sdk-core/cancel-batch',
    '/reference/ai-sdk-core/start-batch'
  ),
  ask('keep prompts and answers out of the traces because they contain personal data', '/ai-sdk-core/telemetry'),
  ask('unit tests without calling a real llm', '/ai-sdk-core/testing'),
  ask(
    'model wraps its json in ```json fences',
    '/reference/ai-sdk-core/extract-json-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'deepseek r1 <think> text shows up in the answer',
    '/reference/ai-sdk-core/extract-reasoning-middleware',
    '/ai-sdk-core/middleware'
  ),
  ask(
    'give short nicknames to models so I can swap them in one place',
    '/ai-sdk-core/provider-management',
    '/reference/ai-sdk-core/custom-provider'
  ),
  ask(
    'prevent SSRF when the server downloads a link somebody pasted',
    '/advanced/secure-url-fetching',
    '/ai-sdk-core/tools'
  ),
  ask('where do I put old v4 chats in my database after upgrading to 5', '/migration-guides/migration-guide-5-0-data')
]

export const unseenOwnQuestions: AnswerableQuestion[] = [
  ask('our site has a cookie banner at the bottom right, how do i push the chat button up', '/styling'),
  ask('Which node version do I need on the server to host this?', '/service', '/cli', '/getting-started'),
  ask(
    'Can I keep the secret out of the page by sending questions through our own backend?',
    '/getting-started',
    '/options',
    '/transport'
  ),
  ask('use ollama to write the replies', '/getting-started', '/service'),
  ask('How do I change the button colour to our brand green?', '/styling'),
  ask('React component with my own look instead of your widget', '/transport', '/getting-started'),
  ask('widget slows down page load?', '/', '/getting-started', '/architecture', '/options'),
  ask('Visitors should land on a page with a question already filled in, can a link do that?', '/options'),
  ask('turn off the ctrl+i keyboard thing', '/options'),
  ask('How can I count in our analytics how often people get an answer?', '/methods-and-events'),
  ask(
    'Clicking a source reloads the whole page, I want our SPA router to handle it',
    '/methods-and-events',
    '/sites/vitepress',
    '/sites/docusaurus',
    '/sites/nextra',
    '/sites/react',
    '/sites/vue',
    '/sites/svelte'
  ),
  ask('open the chat from a link in our navbar', '/getting-started', '/methods-and-events'),
  ask('console says request blocked by connect-src', '/content-security-policy', '/transport'),
  ask('How long are conversations kept and can I shorten that for GDPR?', '/service'),
  ask('Where is everything stored, do I need to set up Postgres?', '/service'),
  ask('Two documentation sites, one server. possible?', '/service'),
  ask('An admin key ended up in a public repo, what now?', '/service'),
  ask('restrict public key to our domain only', '/service'),
  ask('all visitors count as one IP because we sit behind nginx, they hit the daily limit', '/service'),
  ask('readers only want answers for v2 of our product', '/service', '/options'),
  ask('The answer stops in the middle, what does interrupted mean and can the reader get the rest?', '/transport'),
  ask('What status code comes back when the monthly quota is used up?', '/service', '/transport'),
  ask('How do I keep the same conversation going after a reload when I draw the UI myself?', '/transport'),
  ask('export all thumbs down comments to excel', '/cli'),
  ask('my feedback export got killed after an hour, do I have to start over?', '/cli'),
  ask('umlauts look broken when I open the csv', '/cli'),
  ask('Which pages are rated worst by readers?', '/cli'),
  ask('Have an agent repair a page from what readers complained about and open a pull request', '/cli'),
  ask('can a malicious comment trick the agent through prompt injection', '/cli'),
  ask('script exit code 6 in our CI job', '/cli'),
  ask('check that the widget is installed correctly on our live docs', '/cli'),
  ask('job still says completed right after I sent a follow up, how does wait deal with that?', '/admin'),
  ask('pass over every feedback entry of march from a node script', '/admin'),
  ask('is it safe to resend a prompt to the job after a timeout? I dont want two runs', '/admin', '/cli'),
  ask('kubernetes liveness and readiness endpoints', '/service'),
  ask('Do questions people ask end up in the server logs?', '/service'),
  ask(
    'thumbs clicked in the widget go nowhere, how do i collect them on the server',
    '/options',
    '/service',
    '/api',
    '/feedback'
  ),
  ask("What's the difference between the two kinds of keys?", '/api', '/service'),
  ask('Why is the search keyword based and not using embeddings?', '/decisions'),
  ask('My MDX pages contain custom components, are they executed or what happens with them?', '/service'),
  ask('what is the minimum html to get the chat button onto my pages', '/getting-started'),
  ask(
    'Can I keep the key out of the browser by routing questions through our server?',
    '/getting-started',
    '/options',
    '/transport'
  ),
  ask('use llama from ollama for the replies', '/getting-started', '/service'),
  ask('button sits under our cookie banner, how do I shift it', '/styling'),
  ask('does the dark mode toggle of docusaurus carry over?', '/styling', '/options', '/sites/docusaurus'),
  ask('german texts for the buttons', '/options'),
  ask('stop it from remembering chats after the tab is closed', '/options'),
  ask('ctrl+i is already taken on our site', '/options'),
  ask('prefill a question from a link', '/options'),
  ask('ask something programmatically and wait for the reply', '/methods-and-events'),
  ask(
    'links in answers reload the whole SPA, want client side routing',
    '/methods-and-events',
    '/sites/vitepress',
    '/sites/docusaurus',
    '/sites/nextra',
    '/sites/react',
    '/sites/vue',
    '/sites/svelte'
  ),
  ask('track how many answers were given in our analytics', '/methods-and-events'),
  ask('console says blocked by csp, what do i add', '/content-security-policy', '/transport'),
  ask('useChat with your backend in a Svelte app', '/transport'),
  ask('carry on the same thread after page refresh in custom chat UI', '/transport'),
  ask('what does not_a_stream mean', '/transport'),
  ask('which response headers must be exposed for cross-origin calls', '/transport'),
  ask('revoke a leaked admin key', '/service'),
  ask('how long are conversations stored and can i make that shorter', '/service'),
  ask('serve docs of several products from a single server', '/service'),
  ask('restrict answers to v2 pages only', '/service', '/options'),
  ask('Everyone shares one IP behind nginx and hits the limit', '/service'),
  ask('kubernetes probes urls', '/service'),
  ask('503 busy when does that happen', '/service'),
  ask('download all ratings from march as csv', '/cli'),
  ask('export broke off in the middle, do I have to start over?', '/cli'),
  ask('exit status 9 in CI', '/cli'),
  ask('rank pages by how bad readers find them', '/cli'),
  ask('iterate over all feedback entries in a node script', '/admin'),
  ask('why was my follow-up not retried after a 503', '/admin', '/decisions')
]

/** Answered by neither. */
export const unseenUnanswerableQuestions = [
  'How long do I have to boil an egg so that the yolk stays soft?',
  'my sourdough starter smells like nail polish remover',
  'what is the best month to visit Lisbon',
  'How do I unclog a kitchen sink without chemicals?',
  'difference between a Roth IRA and a traditional one',
  'which tyre pressure for a touring bike with luggage',
  'Why do cats knead blankets?',
  'who painted Girl with a Pearl Earring',
  'can I plant tomatoes next to potatoes',
  'How do I renew an expired passport?',
  'half marathon training plan for beginners',
  'squeaky door hinge fix',
  'git rebase says detached HEAD, how do I get my branch back?',
  'vlookup returns #N/A although the value is there',
  'How do I resize an EBS volume without downtime?',
  'photoshop remove background from hair',
  'postgres deadlock detected during vacuum full',
  'nginx 413 request entity too large for wordpress uploads',
  'kubectl pod stuck in CrashLoopBackOff',
  'How do I merge two layers in QGIS?',
  'center a div vertically with flexbox',
  'pandas groupby keep first row of each group',
  'rust borrow checker cannot borrow as mutable more than once',
  'excel freeze top row and first column',
  'How do I factory reset a Fritzbox router?',
  'How do I start a fine-tuning job on my own training data and wait until it is done?',
  'Is there a PHP or Laravel version of the SDK?',
  'count the tokens of a prompt with a tokenizer before sending it',
  'dollar price per million tokens for each model',
  'text splitter with overlap for long documents before embedding',
  'How do I create the pgvector index for my embeddings?',
  'can useChat go through GraphQL subscriptions',
  'Which function clones my voice from a recorded sample?',
  'add an invisible C2PA watermark to generated pictures',
  'upscale a generated image to 4x resolution',
  'A/B test two prompts on 10% of the traffic',
  'neo4j knowledge graph retriever for the agent',
  'render LaTeX formulas in assistant messages with KaTeX',
  'Is there a WordPress plugin for the assistant?',
  'show the assistant only to employees who are signed in with Okta SAML',
  'import solved Zendesk tickets as additional knowledge',
  'Can it crawl our public website from the sitemap instead of reading a folder?',
  'index PDF manuals and Word files next to the markdown pages',
  'official docker image and helm chart for the service',
  'put our company logo and an avatar of the bot into the chat header',
  'How much is the enterprise plan and can we pay by invoice?',
  'Do you have a SOC 2 report or a HIPAA agreement?',
  'invite a teammate to the dashboard with read-only rights',
  'send me a weekly email digest of the questions nobody could answer',
  'microphone button in the widget to dictate a question',
  'best way to descale an espresso machine',
  'How do I renew my passport online?',
  'excel vlookup returns #N/A',
  'cheap flights to Lisbon in may',
  "what's the difference between alpaca and merino wool",
  'photoshop remove background shortcut',
  'how to undo last git commit but keep changes',
  'why is my sourdough so dense',
  'Can I plant tomatoes next to potatoes?',
  'terraform state lock error',
  'half marathon training plan for beginners',
  "bluetooth headphones won't pair with windows 11",
  'rust borrow checker cannot move out of borrowed content',
  'how many calories in a mango',
  'mysql reset root password',
  'unclog a kitchen sink without chemicals',
  'figma auto layout wrap',
  'Who won the world cup in 1998?',
  'convert heic to jpg on mac',
  'nginx redirect http to https',
  'how do i store embeddings in pgvector',
  'langfuse integration keys',
  'fine-tune a model on my own support tickets',
  'which text splitter should I use for chunking long documents?',
  'is there an official Python package of the SDK',
  'run a model inside the browser with webgpu',
  'Kotlin or Swift client library',
  'add an invisible watermark to generated images',
  'use it together with CrewAI agents',
  'LlamaIndex query engine as a tool',
  'are you SOC 2 certified?',
  'GDPR data processing agreement for the chat widget',
  'hand a conversation over to a human in Zendesk',
  'wordpress plugin for the assistant',
  'single sign-on with SAML for the feedback dashboard',
  'monthly price per seat',
  'index our Confluence space as a source',
  'A/B test two greetings in the widget',
  'captcha before the first question to stop bots',
  'official docker image and helm chart for the service'
]
