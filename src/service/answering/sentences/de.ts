import type { Sentences } from './contract.ts'

export const german: Sentences = {
  closestPassages: 'Die Dokumentation scheint das nicht direkt zu beantworten. Am nächsten kommt:',
  closestWithout: 'Die Dokumentation sagt nichts über {words}. Am nächsten kommt:',
  notAnswered: 'Die Dokumentation beantwortet diese Frage nicht.',
  notAnsweredAbout: 'Die Dokumentation beantwortet diese Frage nicht: Sie sagt nichts über {words}.',
  closestPages: 'Die nächstliegenden Seiten, die vielleicht nicht helfen:',
  seeAlso: 'Siehe auch: {pages}',
  otherVersion: 'Die Dokumentation der Version {asked} beantwortet das nicht. Die der Version {found} sagt:',
  vague: 'Darauf hat die Dokumentation keine Antwort. Fragen Sie in wenigen Worten nach etwas, das in ihr steht.',
  nothingMore: 'Mehr steht dazu nicht in der Dokumentation.',
  noExample: 'Die Dokumentation zeigt dazu kein Beispiel.',
  otherLanguage: 'Die Dokumentation ist auf {language}, daher ist das vielleicht nicht, was gefragt war.',
  greeting: 'Guten Tag! Fragen Sie mich zu dieser Dokumentation: Ich zeige, was sie sagt und wo.',
  thanks: 'Gern geschehen. Fragen Sie jederzeit wieder.',
  abilities:
    'Ich schlage Fragen in dieser Dokumentation nach und zeige die Stellen, die sie beantworten, mit ihren Quellen. Was sie nicht sagt, weiß ich nicht.',
  identity:
    'Ich bin ein Programm, hier liest kein Mensch mit. Ich schlage Fragen in dieser Dokumentation nach und zeige die Stellen, die sie beantworten.',
  farewell: 'Auf Wiedersehen! Kommen Sie mit jeder Frage gern zurück.',
  complaint:
    'Es tut mir leid, dass das nicht geholfen hat. Fragen Sie mit anderen Worten, oder nennen Sie genau, was Sie suchen.',
  unclear:
    'Das habe ich nicht als Frage verstanden. Fragen Sie in wenigen Worten nach etwas, das in dieser Dokumentation steht.',
  onThisPage: 'Auf dieser Seite:',
  pageSilent: 'Diese Seite sagt nichts über {words}.',
  elsewhere: 'Es steht hier: {pages}',
  noPage: 'Hier ist keine Seite der Dokumentation geöffnet.',
  declined: 'Das Modell hat es abgelehnt, diese Frage zu beantworten.',
  cut: 'Die Antwort endet hier, weil sie ihre größte Länge erreicht hat.',
  uncited: 'Die Antwort oben nennt keine Quelle. Das sagt die Dokumentation:',
  unfounded: 'Die Antwort oben nennt keine Quelle, und in der Dokumentation wurde nichts dazu gefunden.',
  quoted: '„{word}“',
  said: {
    greeting:
      /^(hallo|hallöchen|huhu|hi|hey|moin|servus|grüezi|grüß (gott|dich)|guten (morgen|tag|abend)|wie geht('s| es dir| es ihnen)?)([ ,.!]+wie geht('s| es dir| es ihnen))?$/,
    thanks:
      /^((ok|okay|super|perfekt|toll|prima|top|passt|nein|alles klar|(das )?hat (geholfen|geklappt|funktioniert)),? ?)?(danke|vielen dank|dankeschön|danke schön|danke dir|danke sehr|besten dank)(( für die hilfe)|,? (das )?hat (sehr )?geholfen)?$|^(super|perfekt|toll|prima|top|ok|okay|alles klar|(das )?hat geholfen)$|^(das|es|jetzt)( (hat|war|mir|sehr|jetzt|gut))* (geholfen|hilfreich|funktioniert|geklappt|klappt|geht)( jetzt)?$|^jetzt (geht|klappt|funktioniert) (es|das|alles)$/,
    abilities:
      /^(was (kannst du|können sie)( alles)?( für mich)?( tun| machen)?|wobei (kannst du|können sie) mir helfen|was machst du|wer bist du|wer sind sie|was bist du|wie kannst du( mir)? helfen|(ich brauche )?hilfe|(kannst du|können sie) mir( bitte)? helfen|was kann ich (dich|sie|hier) fragen|was weißt du|bist du (ein )?(bot|roboter|mensch)|wie funktioniert das hier|(ich habe|ich hätte|hab) (da )?(eine|noch eine|mal eine) frage|(darf|kann) ich (dich |sie )?(etwas|was) fragen)$/,
    identity:
      /^(wer (bist du|sind sie)|was (bist du|sind sie)|wie heißt du|wie heißen sie|(bist du|sind sie) (ein |eine )?(echter |echte )?(bot|chatbot|roboter|mensch|maschine|ki|person|programm|chatgpt)|(rede|spreche|schreibe|chatte) ich mit (einem|einer) (echten )?(bot|menschen|maschine|roboter|person|ki))$/,
    farewell:
      /^(tschüss?|tschüß|tschau|auf wiedersehen|bis (bald|später|dann|morgen)|ciao|gute nacht|schönen (tag|abend)( noch)?)$/,
    complaint:
      /^((das|du|es) (ist|bist|war) (so |echt |total |völlig |leider )?(falsch|dumm|blöd|nutzlos|schlecht|mist|quatsch|unsinn|scheiße|nicht (hilfreich|richtig|was ich (wollte|meinte)))|(das )?(hilft|half) (mir )?(gar )?nicht( weiter)?|das hat (mir )?nicht geholfen|(falsch|nutzlos|unsinn|quatsch|blödsinn|scheiße|mist)|(dummer|blöder|nutzloser) (bot|roboter)|du (idiot|trottel)|halt die klappe|falsche antwort|das stimmt (so )?nicht|das (ist|war) nicht meine frage)$/
  }
}
