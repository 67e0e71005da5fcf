import { corePieces, signalPieces } from './signal-pieces.ts'

/** A piece of a published module, from `begin` to `end`, and its replacement. */
export interface Piece {
  what: string
  begin: string
  /** The last characters of the piece; without them the piece is `begin` alone. */
  end?: string
  /** The replacement; by default the piece is removed. */
  instead?: string
}

/**
 * Code of Preact that the widget never reaches: hydration, suspense, class components (one would throw when it renders),
 * error boundaries, portals, styles and HTML given as text, which the widget must never write, and option hooks for
 * other libraries.
 */
const preactPieces: Piece[] = [
  {
    what: 'resuming a suspended component',
    begin: '128&u.__u&&(c=32&u.__u',
    end: 'l=o[0]||l),(s=n.__b)',
    instead: '(s=n.__b)'
  },
  {
    what: 'suspense',
    begin: 'if(e.length=v,r.__v=null,c||o)if(t&&t.then){',
    end: 'else o&&o.some(g);else r.__e=u.__e;',
    instead: 'e.length=v,r.__v=null,r.__e=u.__e;'
  },
  { what: 'telling an error from a suspension', begin: 't&&t.then||D(r)', instead: 'D(r)' },
  { what: 'server nodes of suspended components', begin: 'function B(n,t){', end: 't&&t.push(n)}}' },
  { what: 'unmounting a suspended component', begin: '!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))', end: 'g(f),g(i)),' },
  { what: 'the end of a suspension', begin: 'r.__u&=-161,p&&p.some(g),' },
  {
    what: 'server comments before a node',
    begin: 'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;',
    end: 'for(o!=e&&',
    instead: 't&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null);o=n.__e;o!=t&&'
  },
  {
    what: 'server comments after a node',
    begin: ',t=o;(t=t&&t.nextSibling)&&',
    end: 'return t}',
    instead: ';return o&&o.nextSibling}'
  },
  {
    what: 'hydration of an updated component',
    begin: '32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)',
    instead: 'null,f,i||S(u),0,o)'
  },
  { what: 'the flag of hydration', begin: 'i=(u=t&&32&t.__u)?null:r.__k,', instead: 'i=r.__k,' },
  {
    what: 'a container that is not empty',
    begin: 'i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)',
    instead: 'null,f,i&&i.__e,0,o)'
  },
  { what: 'a document as the container', begin: 'n.__&&n.__(t,r),9==r.nodeType&&(r=r.documentElement),' },
  { what: 'the search for a server element, its beginning', begin: 'if("svg"==C?f=', instead: '"svg"==C?f=' },
  {
    what: 'the search for a server element',
    begin: ',o)for(s=0;s<o.length;s++)if((k=o[s])',
    end: 't=k,o[s]=null;break}',
    instead: ';'
  },
  {
    what: 'customized built-in elements, and a mismatch in hydration',
    begin: 'createElementNS(f,C,x.is?x:a),l&&',
    end: 'o=null}',
    instead: 'createElementNS(f,C)}'
  },
  {
    what: 'templates, and server attributes',
    begin: 'if(a="template"==C&&t.content||t,o=',
    end: '$[(k=t.attributes[s]).name]=k.value;',
    instead: 'a=t;'
  },
  { what: 'attributes that hydration skips', begin: 'l&&"function"!=typeof k||$[s]===k', instead: '$[s]===k' },
  {
    what: 'hydration of children',
    begin: 'I(a,w(_)?_:[_],r,u,i,f,o,e,o?o[0]:u.__k&&S(u,0),l,c),o&&o.some(g))',
    instead: 'I(a,w(_)?_:[_],r,u,i,f,o,e,u.__k&&S(u,0),l,c))'
  },
  {
    what: 'the value of a progress element',
    begin: 'l&&"textarea"!=C||(s="value",',
    end: 'N(t,s,m,$[s],f))',
    instead: 'null==b||b===t.value||N(t,"value",b,$.value,f),null!=m&&m!=t.checked&&N(t,"checked",m,$.checked,f)'
  },
  { what: 'a server text', begin: '$===x||l&&t.data==x||', instead: '$===x||' },
  { what: 'the old dangerouslySetInnerHTML', begin: '"dangerouslySetInnerHTML"==s?y=k:' },
  { what: 'the new dangerouslySetInnerHTML', begin: '"dangerouslySetInnerHTML"==s?h=k:' },
  { what: 'setting innerHTML', begin: 'h?(l||y&&(h.__html', end: ':(y&&(t.textContent=""),', instead: '(' },
  {
    what: 'styles as text',
    begin: 'if("string"==typeof r)n.style.cssText=r;',
    end: '(n.style.cssText=u=""),u)',
    instead: '{if(u)'
  },
  {
    what: 'attributes of SVG by their property',
    begin: 'if("http://www.w3.org/2000/svg"==i)t=',
    end: 'else if(',
    instead: 'if("http://www.w3.org/2000/svg"!=i&&'
  },
  { what: 'attributes of tables and lists', begin: '"list"!=t&&"form"!=t&&' },
  { what: 'attributes of cells', begin: '"rowSpan"!=t&&"colSpan"!=t&&' },
  { what: 'a popover as a property', begin: '"popover"!=t&&' },
  { what: 'a popover', begin: '"popover"==t&&1==r?"":r', instead: 'r' },
  { what: 'class components', begin: 'C=(s=V.prototype)&&s.render', instead: 'C=0' },
  {
    what: 'contextType of a class',
    begin: 'j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,',
    instead: 'L=i,'
  },
  { what: 'subscribing to that context, and its state', begin: 'j&&j.sub(d),d.state||(d.state={}),' },
  {
    what: 'Context.Consumer',
    begin: '(t.Consumer=function(n,t){return n.children(t)}).contextType=t',
    instead: 't'
  },
  {
    what: 'setState with a state',
    begin: 'x.prototype.setState=function(n,t){',
    end: 'L(this)))}',
    instead: 'x.prototype.setState=function(){this.__v&&L(this)}'
  },
  { what: 'forceUpdate', begin: ',x.prototype.forceUpdate=', end: 'L(this))}' },
  { what: 'componentWillUpdate', begin: 'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),' },
  {
    what: 'callbacks of setState',
    begin: 'y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&e.push(d),l=S',
    instead: 'd.__h.length&&e.push(d),l=S'
  },
  { what: 'the list of those callbacks', begin: 'd.__h=[],d.__k=[])', instead: 'd.__h=[])' },
  {
    what: 'error boundaries',
    begin: '__e:function(n,t,r,u){',
    end: 'throw f=0,n}',
    instead: '__e:function(n){throw f=0,n}'
  },
  { what: 'the flag of a caught error', begin: '2&d.__g&&(d.__g|=1)', instead: '0' },
  { what: 'the end of a caught error', begin: ',1&d.__g&&(d.__g&=-4)' },
  { what: 'the next node of a portal', begin: '||n.props.__P?null', instead: '?null' },
  { what: 'the first node of a portal', begin: 'n.__c&&!n.props.__P)', instead: 'n.__c)' },
  { what: 'placing a portal', begin: 'if(n.props.__P)return t;' },
  { what: 'drawing a portal', begin: 'M.__P&&(s=l,', end: 'S(u,0):null),' },
  { what: 'the nodes of a portal', begin: ',M.__P&&(r.__e=null,l=s)' },
  { what: 'removing a portal', begin: 'u&&!t.props.__P', instead: 'u' },
  { what: 'options.vnode', begin: 'return!o&&n.vnode&&n.vnode(e),e}', instead: 'return e}' },
  { what: 'options.vnode of a cloned element', begin: 'n.vnode&&n.vnode(r),' },
  { what: 'options.event', begin: 'n.event?n.event(r):r', instead: 'r' },
  {
    what: 'options.debounceRendering',
    begin: '(8&t.__g||(t.__g|=8,u.push(t),f++))&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)',
    instead: '8&t.__g||(t.__g|=8,u.push(t),f++)||queueMicrotask(H)'
  },
  { what: 'options.debounceRendering of the next batch', begin: '(i||queueMicrotask)(H)', instead: 'queueMicrotask(H)' }
]

/** Code of Preact’s hooks that the widget never reaches: ids of roots, server rendering, and another scheduler for effects. */
const hookPieces: Piece[] = [
  { what: 'ids of roots', begin: 'a.__=function(n,t){', end: 'p&&p(n,t)},' },
  { what: 'the hook of roots', begin: ',p=a.__;', instead: ';' },
  { what: 'effects that a server skips', begin: '!a.__s&&E(i.__H,u)&&(i.__P=!0', instead: 'E(i.__H,u)&&(i.__P=!0' },
  {
    what: 'layout effects that a server skips',
    begin: '!a.__s&&E(i.__H,u)&&(i.__P=!1',
    instead: 'E(i.__H,u)&&(i.__P=!1'
  },
  {
    what: 'options.requestAnimationFrame',
    begin: '1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)',
    instead: '1!=n||z(g)'
  }
]

const jsxPieces: Piece[] = [
  {
    what: 'the source position of an element',
    begin: 'return(a||i)&&(s.__source=a,s.__self=i),r.vnode&&r.vnode(s),',
    instead: 'return '
  }
]

/** The pieces by the file below `node_modules` that the bundler reads. */
export const pieces: Record<string, Piece[]> = {
  'preact/dist/preact.mjs': preactPieces,
  'preact/hooks/dist/hooks.mjs': hookPieces,
  'preact/jsx-runtime/dist/jsxRuntime.mjs': jsxPieces,
  '@preact/signals/dist/signals.module.js': signalPieces,
  '@preact/signals-core/dist/signals-core.module.js': corePieces
}
