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
  nothingMore: 'La documentation n’en dit pas plus.',
  noExample: 'La documentation n’en montre aucun exemple.',
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
      /^(bonjour|bonsoir|salut|coucou|hello|hey|rebonjour|ça va|comment ça va|comment allez-vous|comment vas-tu)( à tous| à toutes| tout le monde| l['’]assistant)?([ ,.!]+((comment )?ça va( bien)?|comment allez-vous|comment vas-tu|tu vas bien|vous allez bien))?$/,
    thanks:
      /^((ok|super|parfait|génial|d['’]accord|top|nickel),? ?)?(merci|un grand merci|grand merci|mille mercis)( (beaucoup|bien|infiniment|mille fois|encore|d['’]avance|à (vous|toi)|pour (tout|(votre|ton|l['’]) ?aide|(votre|ta|la) réponse)))*$|^((ok|super|parfait|génial|d['’]accord|top|nickel|entendu|compris|c['’]est (bon|noté|compris|clair|parfait|réglé)|j['’]ai compris|(ça|cela) (marche|fonctionne|m['’]a aidé|m['’]aide)( maintenant| enfin)?)([ ,.!]+|$))+$/,
    abilities:
      /^(que (peux-tu|pouvez-vous|sais-tu|savez-vous) faire( pour moi)?|((comment|en quoi|est-ce que) )?(peux-tu|tu peux|pouvez-vous|vous pouvez|pourrais-tu|pourriez-vous) m['’]aider|qu['’]est-ce que (tu (peux|sais)|vous (pouvez|savez)) faire( pour moi)?|(tu (peux|sais)|vous (pouvez|savez)) faire quoi|de quoi (es-tu|êtes-vous) capable|à quoi (tu sers|sers-tu|servez-vous)|(j['’]ai )?besoin d['’]aide|qui (es-tu|êtes-vous)|aide|aide-moi|aidez-moi|comment (ça|cela) (marche|fonctionne)|comment (tu marches|tu fonctionnes|fonctionnes-tu|fonctionnez-vous)|(es-tu|êtes-vous) un (robot|humain))$/,
    identity:
      /^(qui (es-tu|êtes-vous|es tu|êtes vous)|tu es qui|vous êtes qui|(es-tu|êtes-vous|tu es|vous êtes|es tu) (un |une )?(vrai |vraie )?(bot|robot|humain|machine|personne|ia|programme)|(est-ce que )?(je parle (à|avec)|tu es|vous êtes|c['’]est) (un |une )?(vrai |vraie )?(bot|robot|humain|machine|personne|ia)|comment (t['’]appelles-tu|tu t['’]appelles|vous appelez-vous)|quel est (ton|votre) nom)$/,
    farewell:
      /^(au revoir|bye|ciao|à (bientôt|plus|plus tard|demain|la prochaine)|adieu|bonne (nuit|journée|soirée|fin de journée|continuation)|bon week-end)$/,
    complaint:
      /^((c['’]est|tu es|vous êtes) (complètement |vraiment |très )?(faux|nul|nulle|inutile|stupide|bête|mauvais|n['’]importe quoi|de la merde)|(ça|cela) (ne )?(m['’])?aide pas( du tout)?|(ça|cela) ne (m['’]a pas aidé|répond pas à ma question|(marche|fonctionne) (toujours )?pas)|ce n['’]est pas (ça|ce que je (demande|demandais|cherche|cherchais)|la bonne réponse|utile)|(faux|nul|inutile|merde|n['’]importe quoi)|(stupide|mauvaise) (robot|bot|réponse)|mauvaise réponse|ta gueule|idiot)$/
  }
}
