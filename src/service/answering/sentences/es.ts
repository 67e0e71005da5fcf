import type { Sentences } from './contract.ts'

export const spanish: Sentences = {
  closestPassages: 'La documentación no parece responder a esto directamente. Lo más cercano:',
  closestWithout: 'La documentación no dice nada sobre {words}. Lo más cercano:',
  notAnswered: 'La documentación no responde a esta pregunta.',
  notAnsweredAbout: 'La documentación no responde a esta pregunta: no dice nada sobre {words}.',
  closestPages: 'Las páginas más cercanas, que quizá no ayuden:',
  seeAlso: 'Véase también: {pages}',
  otherVersion: 'La documentación de la versión {asked} no responde a esto. La de la versión {found} dice:',
  vague: 'La documentación no tiene respuesta a eso. Pregunte en pocas palabras por algo que esté en ella.',
  otherLanguage: 'La documentación está en {language}, así que quizá no sea lo que se preguntaba.',
  greeting: '¡Hola! Pregúnteme sobre esta documentación: muestro lo que dice, y dónde.',
  thanks: 'De nada. Pregunte de nuevo cuando quiera.',
  abilities:
    'Busco las preguntas en esta documentación y muestro los pasajes que las responden, con sus fuentes. Lo que no dice, no lo sé.',
  identity:
    'Soy un programa y aquí no lee ninguna persona. Busco las preguntas en esta documentación y muestro los pasajes que las responden.',
  farewell: '¡Hasta luego! Vuelva cuando tenga otra pregunta.',
  complaint: 'Siento que no haya servido de ayuda. Pregunte con otras palabras, o nombre exactamente lo que busca.',
  unclear: 'No he entendido eso como una pregunta. Pregunte en pocas palabras por algo de esta documentación.',
  onThisPage: 'En esta página:',
  pageSilent: 'Esta página no dice nada sobre {words}.',
  elsewhere: 'Está aquí: {pages}',
  noPage: 'Aquí no hay ninguna página de la documentación abierta.',
  declined: 'El modelo se negó a responder a esta pregunta.',
  cut: 'La respuesta termina aquí porque ha alcanzado su longitud máxima.',
  uncited: 'La respuesta anterior no cita ninguna fuente. Esto es lo que dice la documentación:',
  unfounded: 'La respuesta anterior no cita ninguna fuente, y no se encontró nada al respecto en la documentación.',
  quoted: '«{word}»',
  nor: 'ni sobre',
  said: {
    greeting:
      /^(hola|buenas|buenos días|buenas (tardes|noches)|qué tal|cómo (estás|está))([ ,.!]+(qué tal|cómo (estás|está)|buenos días|buenas (tardes|noches)))?$/,
    thanks:
      /^((ok|vale|perfecto|genial),? ?)?(gracias|muchas gracias|mil gracias)( por (la|tu|su) ayuda)?$|^(ok|vale|perfecto|genial)$/,
    abilities:
      /^(qué (puedes|sabes|puede|sabe) hacer( por mí)?|(en qué|cómo) (puedes? ayudarme|me puedes? ayudar)|qué puedo preguntar(te|le)?|quién (eres|es usted)|ayuda|ayúdame|cómo funciona esto|eres un (robot|bot|humano))$/,
    identity:
      /^(quién (eres|es usted)|qué eres|cómo te llamas|(eres|es usted) (un |una )?(robot|bot|humano|persona|máquina|ia|programa)( real)?|(estoy hablando|hablo) con (un |una )?(robot|bot|humano|persona|máquina|ia)( real)?)$/,
    farewell: /^(adiós|adios|hasta (luego|pronto|mañana)|chao|chau|buenas noches|nos vemos)$/,
    complaint:
      /^((esto |eso )?(es|eres|está) (muy |totalmente |completamente )?(falso|inútil|estúpido|tonto|malo|mal|incorrecto|basura|una mierda)|(eso |esto )?no (me )?(ayuda|sirve|ha ayudado|ayudó|funciona)( nada| de nada)?|(incorrecto|mentira|inútil|mierda|basura)|(respuesta|bot) (incorrecta|mala|inútil|estúpido|tonto)|mala respuesta|cállate|idiota)$/
  }
}
