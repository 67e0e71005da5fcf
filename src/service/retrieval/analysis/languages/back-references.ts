/** Words for what was said before, in whichever language. Those that are as often something else count all the same. */
const words =
  'it|its|that|this|these|those|them|they|(?<!\\b(?:is|are|was|were) )there|ones?|same|' +
  'dies(?:e[rsmn]?)?|damit|dafür|davon|darin|dabei|dazu|daran|dort|da|dessen|deren|das(?=\\W*$|\\s+(?:auch|nicht|dann|so|mit|für|bei|in)(?!\\p{L}))|' +
  'ça|cela|celui|celles?|ceux|dedans|là|eso|esto|es[ea]s?|esos|ello|ahí|allí|lo mismo|' +
  'isso|isto|ess[ea]s?|aquilo|el[ea]s?|nel[ea]s?|aí|lá|' +
  'эт(?:о(?:го|й|м|му|т)?|а|у|и[мх]?|ими)|н?(?:его|ему|е[её]|ей|их|ими?)|н[её]м|он[аои]?|там|туда|оттуда|то же'
const inOtherScripts =
  'それ|これ|あれ|その|この|そこ|ここ|[它这這那其]|그것|그거|이것|이거|거기|여기|그걸|이걸|هذا|هذه|ذلك|تلك|هناك|(?<!\\p{L})(?:זה|זאת|זו|שם|אותו|אותה|כזה)(?!\\p{L})'

/** Whether a question says what it is about with a word for what was said before. */
export const refersBack = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|${inOtherScripts}`, 'iu')
