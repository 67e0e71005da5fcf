import type { Sentences } from './contract.ts'

export const french: Sentences = {
  closestPassage: 'La documentation ne semble pas y répondre directement. Le passage le plus proche :',
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
  declined: 'Le modèle a refusé de répondre à cette question.',
  cut: 'La réponse s’arrête ici, car elle a atteint sa longueur maximale.',
  uncited: 'La réponse ci-dessus ne cite aucune source. Voici ce que dit la documentation :',
  unfounded: 'La réponse ci-dessus ne cite aucune source, et rien n’a été trouvé à ce sujet dans la documentation.',
  quoted: '« {word} »',
  said: {
    greeting: /^(bonjour|bonsoir|salut|coucou|hello|ça va|comment ça va|comment allez-vous)$/,
    thanks:
      /^((ok|super|parfait|génial),? ?)?(merci|merci beaucoup|merci bien|un grand merci)( pour votre aide)?$|^(ok|super|parfait|génial|d['’]accord)$/,
    abilities:
      /^(que (peux-tu|pouvez-vous|sais-tu|savez-vous) faire|qu['’]est-ce que tu (peux|sais) faire|qui (es-tu|êtes-vous)|aide|aide-moi|aidez-moi|comment ça marche|(es-tu|êtes-vous) un (robot|humain))$/
  }
}
