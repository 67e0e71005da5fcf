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
      /^(olá|oi|bom dia|boa (tarde|noite)|tudo bem|como vai)([ ,.!]+(tudo bem|como vai|bom dia|boa (tarde|noite)))?$/,
    thanks:
      /^((ok|certo|perfeito|ótimo),? ?)?(obrigad[oa]|muito obrigad[oa]|valeu)( pela ajuda)?$|^(ok|certo|perfeito|ótimo)$/,
    abilities:
      /^(o que (você )?(pode|sabe|consegue) fazer( por mim)?|o que você faz|(como|em que) (você )?pode me ajudar|quem é você|ajuda|me ajude|ajude-me|como (isto|isso) funciona|você é um (robô|bot|humano))$/,
    identity:
      /^(quem (é você|és tu|és)|o que (é você|você é)|como (você se chama|te chamas)|(você é|és) (um |uma )?(robô|bot|humano|pessoa|máquina|ia|programa)( real| de verdade)?|(estou falando|falo) com (um |uma )?(robô|bot|humano|pessoa|máquina|ia))$/,
    farewell: /^(tchau|adeus|até (logo|breve|mais|amanhã)|boa noite e até logo)$/,
    complaint:
      /^((isso |isto )?(é|está|você é) (muito |totalmente |completamente )?(falso|inútil|estúpido|burro|ruim|errado|incorreto|lixo|uma merda)|(isso |isto )?não (me )?(ajuda|ajudou|serve|funciona)( nada| em nada)?|(errado|mentira|inútil|merda|lixo)|(resposta|bot) (errada|ruim|inútil|burro)|cala a boca|idiota)$/
  }
}
