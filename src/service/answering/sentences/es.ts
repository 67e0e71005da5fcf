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
  nothingMore: 'La documentación no dice nada más sobre eso.',
  noExample: 'La documentación no muestra ningún ejemplo de eso.',
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
      /^(hola+|holis?|hey|buenas|buen día|buenos días|buenas (tardes|noches)|saludos|qué tal|cómo (estás|está|andas))([ ,.!]+(buenas|qué tal|cómo (estás|está|andas)|buen día|buenos días|buenas (tardes|noches)|a todos))*$/,
    thanks:
      /^((ok|okey|vale|perfecto|genial|excelente|listo|dale|bien|de acuerdo|entendido|ya entendí),? ?)?((muchas |muchísimas |mil )?gracias|(te|se|les?) (lo )?agradez?c[eo]( mucho)?)(,? (muy amable|por (la |tu |su )?(ayuda|respuesta|todo)))?$|^(muy amable|ok|okey|vale|perfecto|genial|excelente|buenísimo|estupendo|fantástico|súper|(muy )?bien|(ya )?(listo|entendí|entendido|quedó|está)|de acuerdo)$|^((eso|ya|ahora) )?(me )?(funcionó|funciona|sirvió|ayudó)( mucho)?( ahora)?$/,
    abilities:
      /^((qué|qué cosas) (puedes|podés|sabes|sabés|puede|sabe) hacer( por mí)?|(en qué|cómo|con qué) (puedes? ayudarme|podés ayudarme|me (puedes?|podés) ayudar)|(me (puedes?|podés) ayudar|(puedes?|podés) ayudarme|me ayudas?)( por favor)?|(de )?qué (cosas )?puedo preguntar(te|le)?|para qué (sirves|servís|sirve esto)|(necesito )?ayuda( por favor)?|ayúdame|ayudame|cómo funciona esto|(hablas|hablás|entiendes) español|(qué|cuáles) idiomas hablas)$/,
    identity:
      /^((quién|qué) (eres|sos|es usted)|cómo te llamas|(eres|sos|es usted) (un |una )?(robot|bot|humano|persona|máquina|ia|programa|chat ?gpt)( real)?|con quién (estoy hablando|hablo)|(estoy hablando|hablo|quiero hablar|puedo hablar|necesito hablar|me pasas?) con (un |una )?(robot|bot|humano|persona|máquina|ia|agente|asesor)( real)?)$/,
    farewell: /^(adiós|adios|hasta (luego|pronto|mañana)|chao|chau|buenas noches|nos vemos)$/,
    complaint:
      /^((esto |eso )?(es|eres|está) (muy |totalmente |completamente )?(falso|inútil|estúpido|tonto|malo|mal|incorrecto|basura|una mierda)|(eso |esto )?no (me )?(ayuda|sirve|ha (ayudado|servido)|ayudó|ayudaste|sirvió|funciona)( nada| de nada)?|no (me |lo )?(entiendo|entendí|entiendes|entendiste|entendés)( nada)?|(eso )?no es lo que (pregunté|busco|buscaba|quería)|no (respondes?|respondiste|contestas?) (a )?(mi|la) pregunta|(incorrecto|mentira|inútil|mierda|basura)|(respuesta|bot) (incorrecta|mala|inútil|estúpido|tonto)|mala respuesta|cállate|idiota)$/
  }
}
