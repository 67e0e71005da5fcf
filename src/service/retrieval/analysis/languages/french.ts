import { stemmer } from '@orama/stemmers/french'
import { stopwords } from '@orama/stopwords/french'
import { withForms } from './forms.ts'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/fr.ts'
import { synonyms } from './synonyms/fr.ts'

/** A noun in the singular, where the stemmer takes the plural for a form of a verb (“permissions”) or of another noun. */
const singular = (word: string): string => word.replace(/(?<=[stx]ion)s$/, '').replace(/(?<=yau)x$/, '')

/** As an infinitive what the stemmer takes for different endings: “réactif” and “réactive”, “désactiver” and “désactive”. */
const infinitive = (word: string): string => word.replace(/(?<=\p{L}{2})(?:ifs?|ives?|ivent)$/u, 'iver')

const stem = withForms(
  word => stemmer(infinitive(singular(word))),
  `
utilisateur utilisateurs utilisatrice utilisatrices
entrée entrées
diapo diapos
composable composables
fonctionner fonctionne fonctionnent fonctionnait fonctionnement fonctionnements
`
)

export const french = languageOf({
  tag: 'fr',
  stem,
  stopWords: `${stopwords.join(' ')} comment pourquoi quand où combien quoi lequel laquelle lesquels dont si plus moins très
bien aussi alors donc car comme peut peux pouvez pouvoir puis puis-je dois doit devoir faut faire fais fait faites veux
veut voudrais vouloir savoir sais utiliser utilise utilisez utilisation mettre mets met avoir être bonjour merci svp
plaît entre vers chez avant après pendant depuis lors ainsi tout tous toute toutes chaque quelque quelques autre autres
cela ça celui celle ceux ci là voici voilà oui non afin via qu’est est-ce jusqu lorsqu puisqu presqu r v
sert servent besoin souhaite souhaiterais aimerais arrive pourriez pourrais dites dire existe trouve trouver marche possible
permet permettent permettre abord aujourd hui vais va vont aller essaie essaye essayer essayé toujours jamais déjà encore
trop beaucoup ailleurs devrais devrait faudrait c y fasse lorsque puisque seulement juste ya
stp sait savez pk pq qqn qqch cest jaimerais jarrive fonctionner fonctionne fonctionnent`,
  genericWords: `nouveau nouvelle nouveaux nouvelles grand grande petit petite simple simplement facile facilement rapide
rapidement bon bonne meilleur meilleure mauvais premier première dernier dernière suivant suivante plusieurs certain
certains exemple exemples façon manière moyen chose choses partie cas fois temps jour jours heure heures minute minutes
seconde secondes application applications appli programme page pages site texte valeur valeurs nom noms type types
système résultat résultats utilisateur utilisateurs personne gens truc trucs créer crée écrire ajouter ajoute changer modifier
afficher affiche voir regarder prendre prend souci soucis correctement exactement vraiment directement actuellement commencer début fin différence différences expliquer signifie`,
  kindsOfNames: `option options paramètre paramètres argument arguments propriété propriétés prop props attribut
attributs champ champs drapeau flag réglage méthode méthodes fonction fonctions hook événement variable variables
commande commandes en-tête clé composant module classe type directive configuration`,
  synonyms,
  phrases: [
    [/(?<!\p{L})chang(?:er|e|ez) (?:le|de) nom(?!\p{L})/giu, 'renommer'],
    [/(?<!\p{L})qu[ei] se passe(?:[- ]t[- ]il)?(?!\p{L})/giu, 'que'],
    [/(?<!\p{L})(?:la )?marche (?:à|a) suivre(?!\p{L})/giu, 'comment'],
    [/(?<!\p{L})au lieu (?:de|du|des)(?!\p{L})/giu, 'de'],
    [/(?<!\p{L})quoi de neuf(?!\p{L})/giu, 'nouveautés'],
    [/(?<!\p{L})tout de suite(?!\p{L})/giu, 'immédiatement'],
    [/(?<!\p{L})(?:remettre|remets|remise) (?:à|a) (?:zéro|zero)(?!\p{L})/giu, 'réinitialiser'],
    [/(?<!\p{L})hors[- ]ligne(?!\p{L})/giu, 'offline']
  ],
  phrasing,
  followUp: /^\s*(et|mais|ou|aussi|alors|donc|qu['’]en est-il)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(pas|jamais|rien|aucune?|erreurs?|échec\w*|échoue\w*|impossible|manquant\w*|cassée?|bloquée?|plante\w*|lente?|pourquoi|trop)(?!\p{L})/iu,
  definition:
    /^(qu['’ ]?est[- ]ce (que|qu['’ ])\s*(c['’]est\s+(que\s+)?)?|c(['’]?est)? quoi|explique[zr]?|que (signifie|veut dire)|(ça|cela) veut dire quoi)\s*((un|une|le|la|les|des|l['’])\s*)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$|^((un|une|le|la|les|l['’])\s*)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s?,?\s+(c(['’]?est)? quoi|((ça|cela) )?(veut dire|signifie) quoi)\s*\??$/iu,
  define: thing => `Qu’est-ce que ${thing} ?`,
  comparisons: [
    /\bdiff[ée]rences?(?: (?:y a-t-il|il y a))? (?:entre|de) (.+?) et (.+)$/i,
    /\ben quoi (.+?) (?:diff[èe]re(?:nt)?|se diff[ée]rencie(?:nt)?|(?:est|sont)(?:-(?:ils?|elles?))? diff[ée]rente?s?) (?:de |du |des |d['’])(.+)$/i,
    /\bcomparer? (.+?) (?:et|avec|à) (.+)$/i,
    /^(?:.*\s)?(\S+) (?:vs\.?|versus) (.+)$/i
  ],
  changeTerms: /^(migr|mett|mise|mis|version|chang|nouveaut|obsolet|deprec|upgrad)/
})
