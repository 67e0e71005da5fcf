import type { Piece } from './preact-pieces.ts'

/**
 * Code of `@preact/signals` that the widget never reaches, because it reads the values of signals and never passes a signal
 * as a child or a property. Without the cut, every property of every element is checked for a signal.
 */
export const signalPieces: Piece[] = [
  { what: 'devtools', begin: 'm="undefined"!=typeof window&&!!window.__PREACT_SIGNALS_DEVTOOLS__,' },
  { what: 'telling devtools', begin: 'if(m)null==(n=this.y)||n.call(this);' },
  {
    what: 'a hook that is bound',
    // MooTools replaces `Function.prototype.bind` with one that takes its arguments as an array.
    begin: 't[i]=n.bind(null,t[i]||function(){})',
    instead: 'var r=t[i]||(()=>{});t[i]=(i,t,e,u)=>n(r,i,t,e,u)'
  },
  { what: 'a signal as a text', begin: 'function w(i){var n=this,r=i.data,', end: '__b:{configurable:!0,value:1}});' },
  {
    what: 'finding signals among attributes',
    begin: 'b("__b",function(i,n){y();d=void 0;if(',
    end: 'i(n)});b("__r"',
    instead: 'b("__b",function(i,n){y();i(n)});b("__r"'
  },
  { what: 'the component that uses a hook', begin: 'd=f;y(t)', instead: 'y(t)' },
  { what: 'that component, after an error', begin: 'y();d=void 0;i(n,r,t)', instead: 'y();i(n,r,t)' },
  { what: 'names of effects', begin: ',{name:n});r.c=i', instead: ');r.c=i' },
  { what: 'the name of a component', begin: ',"function"==typeof r.type?r.type.displayName||r.type.name:""' },
  {
    what: 'following signals as attributes',
    begin: 'b("diffed",function(i,n){y();d=void 0;var r;',
    end: 'i(n)});function k(',
    instead: 'b("diffed",function(i,n){y();i(n)});function k('
  },
  {
    what: 'leaving signals as attributes',
    begin: 'if("string"==typeof n.type){var r=n.__e;if(r){',
    end: 'c.__$f|=8;',
    instead: '{var c=n.__c;if(c){'
  },
  { what: 'what waits for code', begin: 'if(this.__R)return!0;' },
  { what: 'components of Preact 10', begin: '||"boolean"==typeof this.u&&!0===this.u' },
  { what: 'signals as texts of a component with state', begin: 'if(!(t||o||4&this.__$f))', instead: 'if(!(t||o))' },
  { what: 'signals as texts of a component', begin: 'if(!(t||4&this.__$f))', instead: 'if(!t)' },
  { what: 'where an element was written', begin: '"__source"!==e&&' }
]

/**
 * Code of `@preact/signals-core` to remove: the assignments of `toString`, `valueOf` and `toJSON`, which throw on a page
 * that freezes `Object.prototype`, and code that the widget never reaches.
 */
export const corePieces: Piece[] = [
  {
    what: 'a signal as its value',
    begin: 'l.prototype.valueOf=',
    end: 'l.prototype.toJSON=function(){return this.value};'
  },
  { what: 'the kind of a signal', begin: 'l.prototype.brand=i;' },
  { what: 'subscribing', begin: 'l.prototype.subscribe=', end: '{name:"sub"})};' },
  {
    what: 'who hears of the first use',
    begin: 'this.W=null==t?void 0:t.watched;',
    end: 'void 0:t.name}',
    instead: '}'
  },
  { what: 'telling of the first use', begin: ';else f(function(){var i;null==(i=t.W)||i.call(t)})' },
  { what: 'telling of the last use', begin: 'if(void 0===n)f(function(){var i;null==(i=t.Z)||i.call(t)})' },
  { what: 'names of effects', begin: 'this.name=null==t?void 0:t.name;if(n)n.push(this)' },
  { what: 'an effect as an object', begin: 'm.prototype.dispose=function(){this.d()};' },
  {
    what: 'an effect that ends with its block',
    begin: 'var n=r.d.bind(r);n[Symbol.dispose]=n;return n',
    instead: 'return r.d.bind(r)'
  },
  {
    what: 'effects of a model',
    begin: 'var t=o,r=n;o=void 0;n=void 0;try{return i()}finally{o=t;n=r}',
    instead: 'var t=o;o=void 0;try{return i()}finally{o=t}'
  }
]
