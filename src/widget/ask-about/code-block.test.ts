// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { findCodeBlock, readCode } from './code-block.ts'

beforeEach(() => {
  // happy-dom has no layout, so each element gets a height here.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset.height ?? 100)
  })
})

const draw = (html: string) => {
  document.body.innerHTML = html
}
const find = (selector: string, scope: boolean | string | undefined = true) =>
  findCodeBlock(document.querySelector(selector), scope)
const read = (html: string) => {
  draw(html)
  return readCode(document.querySelector('pre') as HTMLElement)
}

it('finds the block at which something happens, or around which its frame is', () => {
  draw('<div class="language-sh"><button>Copy</button><pre><code><b>npm i</b></code></pre></div><p>Text</p>')
  const block = document.querySelector('pre')
  expect(['b', 'code', 'pre', 'button', 'div'].map(selector => find(selector))).toEqual(Array(5).fill(block))
  expect(find('p')).toBeUndefined()
  expect(findCodeBlock(document, true)).toBeUndefined()
})

it('takes no frame that holds much more than the block', () => {
  draw('<figure data-height="900"><p>Text</p><pre>npm i</pre></figure>')
  expect(find('p')).toBeUndefined()
  expect(find('pre')).toBeDefined()
})

it('finds no block that is not drawn', () => {
  draw('<figure><button>Tab</button><pre data-height="0">npm i</pre></figure>')
  expect(find('button')).toBeUndefined()
})

it('finds only blocks within the selector, and none when it is off', () => {
  draw('<main><pre>npm i</pre></main>')
  expect(find('pre', 'main')).toBeDefined()
  expect(find('pre', 'pre')).toBeDefined()
  expect(find('pre', 'aside')).toBeUndefined()
  expect(find('pre', false)).toBeUndefined()
  expect(find('pre', 'false')).toBeUndefined()
})

it.each(['<div data-private><pre>x</pre></div>', '<pre contenteditable>x</pre>', '<pre><textarea>x</textarea></pre>'])(
  'does not find %s',
  html => {
    draw(html)
    expect(find('pre')).toBeUndefined()
  }
)

it('reads the code without the buttons of the block and without the space around it', () => {
  expect(read('<pre id="setup"><code>\n  npm i\n</code><button>Copy</button></pre>')).toEqual({
    type: 'code',
    value: '  npm i',
    elementId: 'setup'
  })
})

it('reads a block whose lines are each code, or that has no code element', () => {
  expect(read('<pre><code>a</code>\n<code>b</code></pre>')?.value).toBe('a\nb')
  expect(read('<pre><span></span>a</pre>')?.value).toBe('a')
  expect(read('<pre><code> \n</code></pre>')).toBeUndefined()
})

it.each([
  ['<pre data-lang="toml">x</pre>', 'toml'],
  ['<pre data-language="ts">x</pre>', 'ts'],
  ['<pre><code class="hljs language-c++">x</code></pre>', 'c++'],
  ['<div class="language-vue vp-adaptive-theme"><pre>x</pre></div>', 'vue'],
  ['<div class="highlight-python notranslate"><div class="highlight"><pre>x</pre></div></div>', 'python'],
  ['<div class="language-sh"><span class="filename">install.sh</span><pre>x</pre></div>', 'install.sh'],
  ['<div class="language-js"><div class="codeBlockTitle_OeMC">src/a.js</div><div><pre>x</pre></div></div>', 'src/a.js'],
  ['<figure><figcaption><span class="title">b.mjs</span></figcaption><pre data-language="js">x</pre></figure>', 'b.mjs']
])('names the code of %s', (html, title) => {
  expect(read(html)?.title).toBe(title)
})

it.each([
  '<pre>x</pre>',
  '<div class="highlight-default"><pre>x</pre></div>',
  '<pre class="language-text">x</pre>',
  '<main class="language-en"><pre>x</pre><pre>y</pre></main>'
])('has no name for %s', html => {
  expect(read(html)).not.toHaveProperty('title')
})

it.each([
  [
    '<pre><code><span class="token-line"><b></b><b>a:</b><br></span><span class="token-line"><b>  b</b><br></span></code></pre>',
    'a:\n  b'
  ],
  [
    '<pre><code><div class="ec-line"><div aria-hidden="true">1</div><div>a</div></div><div class="ec-line">\n</div><div class="ec-line">b</div></code></pre>',
    'a\n\nb'
  ],
  [
    '<pre><code><span class="line">a<span class="twoslash-popup">const a</span></span>\n<span class="line">b</span></code></pre>',
    'a\nb'
  ],
  ['<pre><span class="linenos">1</span>a</pre>', 'a']
])('reads each line of %s once', (html, value) => {
  expect(read(html)?.value).toBe(value)
})
