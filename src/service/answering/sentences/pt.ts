import type { Sentences } from './contract.ts'

export const portuguese: Sentences = {
  closestPassages: 'A documentação não parece responder a isto diretamente. O que mais se aproxima:',
  closestWithout: 'A documentação não diz nada sobre {words}. O que mais se aproxima:',
  notAnswered: 'A documentação não responde a esta pergunta.',
  notAnsweredAbout: 'A documentação não responde a esta pergunta: não diz nada sobre {words}.',
  closestPages: 'As páginas mais próximas, que talvez não ajudem:',
  seeAlso: 'Veja também: {pages}',
  otherVersion: 'A documentação da versão {asked} não responde a isto. A da versão {found} diz:',
  vague: 'A documentação não tem resposta para isso. Pergunte em poucas palavras sobre algo que esteja nela.',
  nothingMore: 'A documentação não diz mais nada sobre isso.',
  noExample: 'A documentação não mostra nenhum exemplo disso.',
  otherLanguage: 'A documentação está em {language}, por isso talvez não seja o que foi perguntado.',
  greeting: 'Olá! Pergunte-me sobre esta documentação: mostro o que ela diz, e onde.',
  thanks: 'De nada. Pergunte de novo quando quiser.',
  abilities:
    'Procuro as perguntas nesta documentação e mostro as passagens que as respondem, com as fontes. O que ela não diz, eu não sei.',
  identity:
    'Sou um programa, e nenhuma pessoa lê aqui. Procuro as perguntas nesta documentação e mostro as passagens que as respondem.',
  farewell: 'Até logo! Volte quando tiver outra pergunta.',
  complaint: 'Lamento que isto não tenha ajudado. Pergunte com outras palavras, ou diga exatamente o que procura.',
  unclear: 'Não entendi isso como uma pergunta. Pergunte em poucas palavras sobre algo desta documentação.',
  onThisPage: 'Nesta página:',
  pageSilent: 'Esta página não diz nada sobre {words}.',
  elsewhere: 'Está aqui: {pages}',
  noPage: 'Nenhuma página da documentação está aberta aqui.',
  declined: 'O modelo se recusou a responder a esta pergunta.',
  cut: 'A resposta termina aqui porque atingiu o comprimento máximo.',
  uncited: 'A resposta acima não cita nenhuma fonte. Isto é o que a documentação diz:',
  unfounded: 'A resposta acima não cita nenhuma fonte, e nada sobre isso foi encontrado na documentação.',
  quoted: '“{word}”',
  nor: 'nem sobre',
  said: {
    greeting:
      /^(olá|oi|oie|opa|alô|bom dia|boa (tarde|noite)|tudo (bem|bom|certo)|como (vai|está|estás|você está))( a todos| pessoal| gente| malta)?([ ,.!]+(tudo (bem|bom|certo)|como (vai|está|estás|você está)|bom dia|boa (tarde|noite)))?( com (você|vocês))?$/,
    thanks:
      /^((ok|certo|perfeito|ótimo|beleza|entendi|legal|fixe),? ?)?((muito |muitíssimo )?(obrigad[oa]|obrigadão|grat[oa]|agradecid[oa])|valeu|vlw|agradeço)( (mesmo|muito|demais|a todos|(pela|por|pelo) (sua |tua |vossa |seu )?(ajuda|resposta|atenção|apoio)|por tudo))*$|^((ok|certo|perfeito|ótimo|beleza|entendi|entendido|legal|fixe|resolvido|era isso|((já|agora) )?(deu certo|funcionou|funciona)( agora)?|(isso|isto) (me )?(ajudou|resolveu))([ ,.!]+|$))+$/,
    abilities:
      /^(o que (é que )?(você |tu )?(pode|podes|sabe|sabes|consegue|consegues) fazer( por mim)?|o que você faz|o que fazes|((como|em que|no que) )?(é que )?(você |tu )?(pode|podes|poderia|poderias|consegue|consegues) (me ajudar|ajudar-me|ajudar)|o que (eu )?posso (te |lhe )?perguntar|(do que|de que) (você é|és|é) capaz|para que (você serve|serves)|(eu )?preciso de (uma )?ajuda|quem é você|ajuda|me ajuda|ajuda-me|me ajude|ajude-me|como (isto|isso) funciona|você é um (robô|bot|humano))$/,
    identity:
      /^(quem (é você|você é|és tu|és)|o que (é você|você é|és|és tu)|como (você se chama|te chamas)|qual é o (seu|teu) nome|(você é|és) (um |uma )?(robô|bot|humano|pessoa|máquina|ia|programa)( real| de verdade)?|(estou falando|falo) com (um |uma )?(robô|bot|humano|pessoa|máquina|ia))$/,
    farewell:
      /^(tchau|tchau tchau|xau|adeus|até (logo|breve|mais|amanhã|já|depois|à próxima|a próxima)|bom fim de semana|tenha (um bom dia|uma boa (tarde|noite))|boa noite e até logo)$/,
    complaint:
      /^((isso |isto )?(é|está|você é) (muito |totalmente |completamente )?(falso|inútil|estúpido|burro|ruim|errado|incorreto|lixo|uma merda)|(isso |isto )?não (me )?(ajuda|ajudou|serve|funciona)( nada| em nada)?|não (é|era) (isso|isto|bem isso|(isso |bem isso )?(o )?que (eu )?(perguntei|pedi|queria|procuro))|(isso |isto )?não respond(e|eu) (à|a) minha pergunta|(errado|mentira|inútil|merda|lixo)|(resposta|bot) (errada|ruim|inútil|burro)|cala a boca|idiota)$/
  }
}
