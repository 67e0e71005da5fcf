import { stemmer } from '@orama/stemmers/german'
import { stopwords } from '@orama/stopwords/german'
import { languageOf } from './language.ts'
import { phrasing } from './phrasing/de.ts'
import { related } from './related/de.ts'
import { separableVerbs } from './separable-verbs.ts'
import { synonyms } from './synonyms/de.ts'

/** Umlauts as they are typed without their keys: “ueber”, but not “neue”, “Queue” and “values”. */
const umlaut = /(?<![aeiouyäöüq])(?:(?:ae|oe|ue)(?=[bcdfghjklmnprstvwxzß])(?!s$)|ae(?=u))/g

const withUmlauts = (word: string): string =>
  word.replaceAll(umlaut, ([vowel = '']) => ({ a: 'ä', o: 'ö', u: 'ü' })[vowel] ?? vowel)

/** What is said for “herunter” and “heraus”: “runterladen”. */
const shortened = /^r(?:aus|unter)(?=.{4})/

const prefixed =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|heraus|herunter|hin|hinzu|hoch|los|mit|nach|um|vor|weg|weiter|wieder|zu|zuruck|zusammen)ge(?=.{3})/

/** What the forms of a verb have in common, which Snowball’s stemmer leaves apart: “löscht” and “gelöscht” of “löschen”. */
const withoutVerbForm = (stem: string): string => {
  const plain = stem.replace(prefixed, '$1').replace(/^ge(?=.{3,}[^aeiouäöü\P{L}]e?t$|.{2}[bg]t$)/u, '')
  return plain
    .replace(/(?<=.{2})iert$/, 'i')
    .replace(/(?<=.{4})ert$/, '')
    .replace(/(?<=.{3})el[nt]$/, 'el')
    .replace(/(?<=.{2}[bdfgkmnpst])l$/, 'el')
    .replace(/(?<=.{3}[dt])et$/, '')
    .replace(/(?<=.{4}[bcdfghklmnprsxz])t$/, '')
    .replace(/(?<=.{2}(?:[bg]|[ie]h|ll|mm|nn|ss|ck|pp|tz))t$/, '')
    .replace(/(?<=.[dfghk]n)et$/, '')
    .replace(irregular, (_, form: string) => infinitives[form] ?? form)
}

/** What stems of irregular verbs end with, each with what the infinitive has there. */
const infinitives: Readonly<Record<string, string>> = {
  gelad: 'lad',
  ladt: 'lad',
  schrieb: 'schreib',
  schloss: 'schliess',
  schob: 'schieb',
  broch: 'brech',
  verbund: 'verbind',
  borg: 'berg',
  zog: 'zieh',
  verlor: 'verli',
  worf: 'werf',
  wirf: 'werf',
  nomm: 'nehm',
  nimm: 'nehm',
  sproch: 'sprech',
  griff: 'greif',
  vergiss: 'vergess',
  lauft: 'lauf'
}
const irregular = new RegExp(`(?:^ge)?(${Object.keys(infinitives).join('|')})$`)

export const german = languageOf({
  tag: 'de',
  stem: word => withoutVerbForm(stemmer(withUmlauts(word).replace(shortened, 'he$&'))),
  writesCompounds: true,
  capitalisesNouns: true,
  stopWords: `${stopwords.join(' ')} dass ja nein bitte danke hallo wann warum wieso weshalb wer wem wen wessen womit
wofür woran worauf wohin woher bloß eigentlich denn etwa mal gibt gibt's geht gehen geben gerne möchte möchten mag darf
dürfen sollen kannst könnt müssen muß lassen lässt lasse machen mache macht gemacht tun tue tut getan brauche brauchen
braucht benutze benutzen benutzt verwende verwenden verwendet nutze nutzen nutzt nutzung finde finden bekomme bekommen
zeige zeigen zeigt sage sagen sagt dabei dafür davon daran darauf damit dadurch danach davor hierfür hiermit mittels per
pro sowie bzw bzgl usw dann immer wurde wurden sei seien wäre wären hätte hätten würden jeweils statt anstatt außer bereits
ab beim drin dran drauf darum rein raus hin her nix wirklich tatsächlich sogar wohl halt eben vielleicht oft jemals
irgendwie irgendwas irgendwo irgendwann trotzdem deshalb deswegen daher allerdings jedoch willst nehme nehmen nimmt
versuche versuchen versucht weiß lieber hilfe helfen hilft kriege kriegen kriegt klappt klappen überhaupt obwohl wüsste
gerade worüber wovon wodurch worin inwiefern darüber dagegen gar kaum hingegen sodass somit je desto evtl eventuell ggf
leider anscheinend offenbar übrigens nochmal vorhin überall nirgends dahin dorthin egal ans ums nem ner nen ne rum tu
beide beiden diverse etliche außerdem`,
  genericWords: `eigene eigenen eigener eigenes eigen neue neuen neuer neues neu alte alten alter groß große großen
großer großes klein kleine kleinen einfach einfache einfachen schnell gut gute guten besser beste schlecht richtig
falsch ganz ganze ganzen erste ersten zweite zweiten letzte letzten nächste nächsten verschiedene verschiedenen mehrere
mehreren viele vielen wenige einzelne einzelnen nur beispiel beispiele weise möglichkeit ding dinge sache teil teile
stelle fall fälle mal zeit tag tage jahr jahre stunde stunden minute minuten sekunde sekunden heute morgen gestern
anwendung anwendungen app apps programm seite seiten text wert werte name namen typ typen system ergebnis ergebnisse
benutzer nutzer anwender leute person start starten starte startet ende beginnen läuft laufen zwei drei vier fünf zehn
hundert tausend nachdem bevor sobald solange falls unterschied unterschiede erkläre erklären bedeutet bedeuten heißt
schreibe schreiben erstelle erstellen bauen baue anlegen lege ändern ändere setzen setze füge hinzufügen
dritte dritten vierte fünfte sechs sieben acht neun elf zwölf dutzend tausende million millionen halb hälfte doppelt
zweimal später früher früh spät bald manchmal meistens woche wochen monat monate moment lang lange länger kurz kürzer
nacht abend jung riesig winzig schlimm schlechter hoch hohe höher niedrig niedriger tief schwer schwierig leicht leichter
wichtig gesamt gesamte gesamten voll volle vollständig einzig besonders bestimmte bestimmten klar üblich normal normale
allgemein andere anderen anderer anderes ähnlich ähnliche weitere weiteren weniger mindestens genug zusätzlich
zusätzliche beinahe fast ungefähr genau gleich wahrscheinlich stattdessen ziemlich völlig schön jemand niemand jeder
alles punkt art sorte tatsache grund idee sinn wort wörter zeug reden sprechen frage fragen fragt schauen schaut sehen
sieht gesehen scheint hören denke denken glaube glauben hoffen erwarte erwarten erwartet kennen kennt bekannt verstehe
verstehen verstanden lernen meine meinen meint gewünscht bevorzugen wähle wählen gewählt probieren probiert kommen komme
kommt kam gekommen ging gegangen bringen bringt halten hält behalten verlassen bleiben bleibt blieb bewegen drehen
passieren passiert geschieht stellen stellt gesetzt rufen ruft anfangen angefangen beginnt aufhören enden endet tragen
erscheinen erscheint ankommen ankommt erreichen erreicht folgen folgt verursacht führen führt enthalten enthält
hinzugefügt anbieten bietet bereitstellen anzahl prüfen prüft vermeiden vorgang erklärt beschreiben geschrieben schreibt
gebaut innen innerhalb außerhalb hinter voraus entlang oben unten nahe neben zurück vorwärts weit zusammen allein alleine
einsetzen mitnehmen höchstens direkt korrekt aktuell derzeit kürzlich sofort endlich schließlich
plötzlich ständig dauernd versehentlich unbedingt komplett nachträglich erneut jedesmal stört nervt funktioniert
funktionieren`,
  kindsOfNames: `option optionen parameter parameters argument arguments eigenschaft eigenschaften property prop
attribut attribute attributs feld felder flag flags schalter einstellung einstellungen methode methoden funktion
funktionen hook ereignis event variable variablen umgebungsvariable befehl befehle kommando header kopfzeile schlüssel
komponente modul klasse typ direktive konfiguration`,
  synonyms,
  phrases: [...separableVerbs, [/(?<!\p{L})von (?:alleine?|selbst|sich aus)(?!\p{L})/giu, 'automatisch']],
  phrasing,
  related,
  followUp: /^\s*(und|aber|oder|auch|dann|also|was ist mit|wie ist es mit|wie sieht es mit)\b/i,
  problem:
    /(?<!\p{L})(nicht|nie|nichts|kein\w*|fehl(er\w*|t|en)|schläg\w*|fehlgeschlagen|kaputt|falsch\w*|hängt|stürzt|abst(u|ü)rz\w*|langsam|warum|wieso|weshalb|doppelt|zu (viel\w*|oft|langsam))(?!\p{L})/iu,
  definition:
    /^(was (ist|sind|bedeutet|heißt)|erkläre?)\s+((ein|eine|der|die|das)\s+)?[\p{L}\w.-]+(\s+[\p{L}\w.-]+)?\s*\??$/iu,
  define: thing => `Was ist ${thing}?`,
  comparisons: [
    /\bunterschiede? zwischen (.+?) und (.+)$/i,
    /\b(?:unterscheide[tn]|unterscheiden) sich (.+?) von (.+)$/i,
    /\bvergleich(?:e|en)? (.+?) (?:und|mit) (.+)$/i,
    /^(?:.*\s)?(\S+) (?:vs\.?|versus|gegenüber) (.+)$/i
  ],
  changeTerms: /^(migri|migra|upgrad|aktualisi|updat|version|release|ander|geandert|neuer|veralt|umst[ie])/,
  contributingTerms: /^(beitrag|mitwirk|architektur|intern|quellcod|contribut)/
})
