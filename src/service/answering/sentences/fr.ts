import type { Sentences } from './contract.ts'

export const french: Sentences = {
  closestPassages: 'La documentation ne semble pas y répondre directement. Ce qui s’en approche le plus :',
  closestWithout: 'La documentation ne dit rien de {words}. Ce qui s’en approche le plus :',
  notAnswered: 'La documentation ne répond pas à cette question.',
  notAnsweredAbout: 'La documentation ne répond pas à cette question : elle ne dit rien de {words}.',
  closestPages: 'Les pages les plus proches, qui n’aideront peut-être pas :',
  seeAlso: 'Voir aussi : {pages}',
  otherVersion: 'La documentation de la version {asked} n’y répond pas. Celle de la version {found} dit :',
  vague: 'La documentation n’a pas de réponse à cela. Posez en quelques mots une question sur ce qu’elle contient.',
  otherLanguage: 'La documentation est en {language} : ce n’est peut-être pas ce qui était demandé.',
  greeting: 'Bonjour ! Posez-moi une question sur cette documentation : je montre ce qu’elle dit, et où.',
  thanks: 'Je vous en prie. N’hésitez pas à poser d’autres questions.',
  abilities:
    'Je cherche les questions dans cette documentation et montre les passages qui y répondent, avec leurs sources. Ce qu’elle ne dit pas, je ne le sais pas.',
  identity:
    'Je suis un programme, et personne ne lit ici. Je cherche les questions dans cette documentation et montre les passages qui y répondent.',
  farewell: 'Au revoir ! Revenez dès que vous avez une question.',
  complaint:
    'Je suis désolé que cela n’ait pas aidé. Posez la question autrement, ou nommez exactement ce que vous cherchez.',
  unclear: 'Je n’y ai pas reconnu de question. Posez en quelques mots une question sur cette documentation.',
  onThisPage: 'Sur cette page :',
  pageSilent: 'Cette page ne dit rien de {words}.',
  elsewhere: 'C’est écrit ici : {pages}',
  noPage: 'Aucune page de la documentation n’est ouverte ici.',
  declined: 'Le modèle a refusé de répondre à cette question.',
  cut: 'La réponse s’arrête ici, car elle a atteint sa longueur maximale.',
  uncited: 'La réponse ci-dessus ne cite aucune source. Voici ce que dit la documentation :',
  unfounded: 'La réponse ci-dessus ne cite aucune source, et rien n’a été trouvé à ce sujet dans la documentation.',
  quoted: '« {word} »',
  nor: 'ni de',
  said: {
    greeting:
      /^(bonjour|bonsoir|salut|coucou|hello|ça va|comment ça va|comment allez-vous)([ ,.!]+(ça va|comment ça va|comment allez-vous|comment vas-tu))?$/,
    thanks:
      /^((ok|super|parfait|génial),? ?)?(merci|merci beaucoup|merci bien|un grand merci)( pour votre aide)?$|^(ok|super|parfait|génial|d['’]accord)$/,
    abilities:
      /^(que (peux-tu|pouvez-vous|sais-tu|savez-vous) faire( pour moi)?|(comment|en quoi) (peux-tu|pouvez-vous) m['’]aider|qu['’]est-ce que tu (peux|sais) faire|qui (es-tu|êtes-vous)|aide|aide-moi|aidez-moi|comment ça marche|(es-tu|êtes-vous) un (robot|humain))$/,
    identity:
      /^(qui (es-tu|êtes-vous|es tu|êtes vous)|tu es qui|vous êtes qui|(es-tu|êtes-vous|tu es|vous êtes|es tu) (un |une )?(vrai |vraie )?(bot|robot|humain|machine|personne|ia|programme)|est-ce que (je parle à|tu es|vous êtes) (un |une )?(bot|robot|humain|machine|personne|ia)|comment (t['’]appelles-tu|vous appelez-vous))$/,
    farewell: /^(au revoir|à (bientôt|plus|plus tard|demain)|adieu|bonne (nuit|journée|soirée))$/,
    complaint:
      /^((c['’]est|tu es|vous êtes) (complètement |vraiment |très )?(faux|nul|nulle|inutile|stupide|bête|mauvais|n['’]importe quoi|de la merde)|(ça|cela) (ne )?(m['’])?aide pas( du tout)?|(ça|cela) ne m['’]a pas aidé|(faux|nul|inutile|merde|n['’]importe quoi)|(stupide|mauvaise) (robot|bot|réponse)|mauvaise réponse|ta gueule|idiot)$/
  }
}
