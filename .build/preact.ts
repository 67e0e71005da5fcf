import type { Plugin } from 'vite'

/** A piece of Preact as it is published, from its beginning to its end, and what stands there instead. */
interface Piece {
  what: string
  begin: string
  /** The piece ends with this; without one it is `begin` alone. */
  end?: string
  instead: string
}

/**
 * What the widget never reaches of Preact: taking over what a server drew, waiting for code in the middle of drawing,
 * components that are classes (one would throw when it is drawn), and HTML as text, which the widget must never write.
 */
export const pieces: Piece[] = [
  {
    what: 'going on with what waited',
    begin: '128&u.__u&&(c=32&u.__u',
    end: 'l=o[0]||l),(s=n.__b)',
    instead: '(s=n.__b)'
  },
  {
    what: 'waiting for code',
    begin: 'if(e.length=v,r.__v=null,c||o)if(t&&t.then){',
    end: 'else o&&o.some(g);else r.__e=u.__e;',
    instead: 'e.length=v,r.__v=null,r.__e=u.__e;'
  },
  {
    what: 'what a server drew for code that waits',
    begin: 'function B(n,t){',
    end: 't&&t.push(n)}}',
    instead: ''
  },
  {
    what: 'taking away what waits',
    begin: '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))',
    end: 'g(f),g(i)),',
    instead: ''
  },
  { what: 'classes', begin: 'C=(s=V.prototype)&&s.render', instead: 'C=0' },
  { what: 'the element of the server, where it begins', begin: 'if("svg"==C?f=', instead: '"svg"==C?f=' },
  {
    what: 'the element of the server',
    begin: ',o)for(s=0;s<o.length;s++)if((k=o[s])',
    end: 't=k,o[s]=null;break}',
    instead: ';'
  },
  {
    what: 'the attributes of the server',
    begin: 'if(a="template"==C&&t.content||t,o=',
    end: '$[(k=t.attributes[s]).name]=k.value;',
    instead: 'a="template"==C&&t.content||t;'
  },
  { what: 'the HTML before', begin: '"dangerouslySetInnerHTML"==s?y=k:', instead: '' },
  { what: 'the HTML now', begin: '"dangerouslySetInnerHTML"==s?h=k:', instead: '' },
  { what: 'HTML as text', begin: 'h?(l||y&&(h.__html', end: ':(y&&(t.textContent=""),', instead: '(' }
]

/**
 * What a signal is where a text or a number is wanted: the widget reads its value. On a page that freezes
 * `Object.prototype` such a name can be assigned to nothing that inherits it, and the module throws.
 */
export const signalPieces: Piece[] = [
  {
    what: 'a signal as its value',
    begin: 'l.prototype.valueOf=',
    end: 'l.prototype.toJSON=function(){return this.value};',
    instead: ''
  }
]

/** Cuts Preact in the browser’s bundle. A release that does not hold each piece once fails the build. */
export const cutPreact = (): Plugin => ({
  name: 'docs-assistant:cut-preact',
  applyToEnvironment: environment => environment.name === 'widget',
  transform: {
    filter: { id: /\/node_modules\/(preact\/dist\/preact|@preact\/signals-core\/dist\/signals-core\.module)\.m?js$/ },
    handler: (code, id) => (id.includes('signals-core') ? signalPieces : pieces).reduce(withoutPiece, code)
  }
})

export const withoutPiece = (code: string, { what, begin, end = '', instead }: Piece): string => {
  const [before, rest, ...more] = code.split(begin)
  const index = rest?.indexOf(end) ?? -1
  if (rest === undefined || index < 0 || more.length)
    throw new Error(`This release of Preact has no such code: ${what}.`)
  return before + instead + rest.slice(index + end.length)
}
