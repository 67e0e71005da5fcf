import type { Sentences } from './contract.ts'

export const english: Sentences = {
  closestPassages: 'The documentation does not seem to answer this directly. What comes closest:',
  closestWithout: 'The documentation says nothing about {words}. What comes closest:',
  notAnswered: 'The documentation does not answer this question.',
  notAnsweredAbout: 'The documentation does not answer this question: it says nothing about {words}.',
  closestPages: 'The closest pages, which may not help:',
  seeAlso: 'See also: {pages}',
  otherVersion: 'The documentation of version {asked} does not answer this. That of version {found} does:',
  vague: 'The documentation has no answer to that. Ask about something in it, in a few words.',
  nothingMore: 'The documentation has nothing more on that.',
  noExample: 'The documentation shows no example of that.',
  otherLanguage: 'The documentation is in {language}, so this may not be what was asked.',
  greeting: 'Hello! Ask me about this documentation: I show what it says, and where.',
  thanks: 'You are welcome. Ask again whenever you like.',
  abilities:
    'I look up questions in this documentation and show the passages that answer them, with their sources. What it does not say, I do not know.',
  identity:
    'I am a program, and no person reads along here. I look up questions in this documentation and show the passages that answer them.',
  farewell: 'Goodbye! Come back whenever you have a question.',
  complaint: 'I am sorry that this was of no help. Ask again in other words, or name exactly what you are looking for.',
  unclear: 'I did not understand that as a question. Ask about something in this documentation, in a few words.',
  onThisPage: 'On this page:',
  pageSilent: 'This page says nothing about {words}.',
  elsewhere: 'It stands here: {pages}',
  noPage: 'No page of the documentation is open here.',
  declined: 'The model declined to answer this question.',
  cut: 'The answer ends here, because it has reached its longest length.',
  uncited: 'The answer above names no source. This is what the documentation says:',
  unfounded: 'The answer above names no source, and nothing in the documentation was found for it.',
  quoted: '“{word}”',
  said: {
    greeting:
      /^(hi|hello|helo|hey|hiya|good (morning|afternoon|evening|day)( to you)?|greetings|howdy|yo|what['’]?s up)( there| bot| assistant| everyone| all| again| team)*([ ,.!]+how are (you|things)( doing)?( today)?)?$|^how are (you|things)( doing)?( today)?$|^(are you|(is )?any(one|body)) there$/,
    thanks:
      /^((ok|okay|great|perfect|cool|nice|awesome),? ?)?(many |no )?(thanks?|thank ?you|thnaks|thanx|thx|ty|cheers)( (a lot|so much|very much|kindly|you|again|for (your|the) (help|answer|explanation|time)))*$|^(great|perfect|cool|nice|awesome|ok|okay|got it|i see|good (bot|answer|job)|well done)( now)?$|^(that|this|it)( really| just| now)* (helps|helped|works|worked)( (me|now|a lot|perfectly|fine|great))*$|^(that|this|it)(['’]s| is| was)( very| really| so| super)? (helpful|useful|great|perfect|awesome)$/,
    abilities:
      /^(what (can|do) you do( for me)?|what are you able to do( for me)?|what can i ask( you)?|how (can|do) you help( me)?|(please )?help( me)?( please)?|(can|could) you help( me)?( please)?|i need (some )?help|how (does this|do you) work|what (is|are) your (purpose|capabilities|abilities|features|job)|what do you know|(can|may) i ask (you )?(something|(a |another )?question)|i (have|['’]ve got) (a|another) (quick )?question)$/,
    identity:
      /^(who (are|r) (you|u)|what are you|what(['’]s| is) your name|are you (a |an )?(real )?(bot|robot|human|person|ai|machine|chatbot|llm|chatgpt|gpt|real)( or (a )?(bot|robot|human|person|ai|machine))?|am i (talking|speaking|chatting) (to|with) a (bot|human|robot|person|real person|machine)|is (this|there) a (real )?(bot|human|person|robot|ai)( here)?)$/,
    farewell:
      /^(bye|bye bye|goodbye|good bye|see you( later| soon)?|cya|farewell|good night|have a (nice|good|great) (day|one|evening|weekend))$/,
    complaint:
      /^((you|this|that|it) (really |just )?(suck|sucks)|((you are|you['’]re|u r|this is|that is|that['’]s|it['’]s|it is) )?(so |very |totally |completely |absolutely |fucking |a )*(stupid|dumb|useless|wrong|incorrect|bad|terrible|awful|rubbish|garbage|trash|crap|bullshit|shit|shitty|nonsense|idiot|moron|not (helpful|right|correct|true|what i (asked|meant|wanted)))( (answer|bot|assistant|thing|program))?|(that |this |it )?(did not|didn['’]t|does not|doesn['’]t) (help|work|answer my question)( me)?( at all)?|fuck( you| off| this)?|wtf|shut up|i hate (you|this)|go to hell|(stupid|dumb|useless|bad|wrong) (bot|assistant|answer|robot))$/
  }
}
