import type { Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  advice:
    /(?<!\p{L})(kann(st)?|können|muss|müssen|soll(t?en|te)?|benötig\w*|stattdessen|erforderlich|empfohlen|ermöglicht|standardmäßig|sicherstellen|indem)(?!\p{L})/iu,
  instruction:
    /^\W*(verwenden|setzen|fügen|übergeben|rufen|erstellen|installieren|importieren|deklarieren|definieren|führen|geben|um|probieren|stellen|schreiben|öffnen|kopieren)(?!\p{L})/iu,
  limit: /(?<!\p{L})(nicht|kein\w*|nie|niemals|ohne|nur|ja|nein|außer|unterstützt|statt)(?!\p{L})/iu,
  pointer:
    /(?<!\p{L})(siehe|lesen sie|mehr (dazu|darüber|über)|dokumentation|kapitel|abschnitt|später|im folgenden)(?!\p{L})/iu,
  leaning:
    /^\W*(dies\w*|das|es|sie|aber|und|also|dann|auch|hier|zum beispiel|beispielsweise|beachten|nun|jetzt|in diesem)(?!\p{L})/iu,
  problemHeading: /^(problem|hintergrund|ursache)/i,
  asksWhether:
    /^\W*(ist|sind|kann|können|muss|müssen|gibt|geht|darf|soll|wird|werden|hat|macht|unterstützt|habe|haben|brauch\p{L}*|funktionier\p{L}*|läuft|laufen|lässt|lassen|bleib\p{L}+|bietet|kostet)(?!\p{L})|möglich|erlaubt/iu,
  asksHow:
    /(?:^|[,.:;!?] )\P{L}*wie (?:(?:kann|können|muss|müssen|soll|sollte|darf|lässt|lassen) (?:ich|man|wir|sich).* (?!\p{L}*(?:ändern|anpassen|einrichten|einstellen|erstellen|festlegen|fügen|konfigurieren|machen|nutzen|setzen|verwenden)\W*$)(?=\p{L}+(?:en|ern|eln)\W*$)|(?!(?:komme|gehe|finde|mache|bekomme|nutze|setze|verwende|ändere|erstelle|passe|füge|lege|stelle|richte|konfiguriere|anpassen|einrichten|einstellen|festlegen|(?:hin)?zufügen)(?:n|st|t)? )(?=\p{L}{4,}(?:e|en|n|t) (?:ich|man|wir) ))(?<verb>\p{L}+)/iu,
  asksAmount:
    /wie (viel|lange|groß|oft|schnell)|(?<!\p{L})(limit|standard\w*|default|maxim\w*|minim\w*|größe|port)(?!\p{L})/iu,
  compares: /(?<!\p{L})(?:unterschied\p{L}*|unterscheide\p{L}*|im gegensatz|während|anders als|verglichen)(?!\p{L})/iu,
  answerTypes: [
    {
      asks: /(?<!\p{L})welche[rmns]? (?:\p{L}+[ -])?version(?= |\P{L}*$)/iu,
      says: /\d|(?<!\p{L})(?:jede[rns]?|alle|neueste[nrs]?|aktuelle[nrs]?)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})wie (?:lange|viele?n? (?:zeit|(?:milli)?sekunden|minuten|stunden|tage|wochen|monate|jahre))(?!\p{L})(?! (?:kann|darf|muss|soll)\P{L}.* sein)/iu,
      says: /(?<![\d.,])\d[\d.,]*\s?(?:ms|s|h|d|sek\p{L}*|(?:milli)?sekunden?|min\p{L}*|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\p{L})|(?<!\p{L})(?:eine[rnm]?|zwei|drei|jede[nrs]?|pro|einigen?|wenigen?) (?:(?:milli)?sekunde|minute|stunde|tag|woche|monat|jahr)|(?<!\p{L})(?:sofort|unbegrenzt|dauerhaft|(?:kurz|lang)lebig\p{L}*)/iu
    },
    {
      asks: /(?<!\p{L})(?:was kostet|wie teuer|wie ?viel kostet|was kosten)(?!\p{L})/iu,
      says: /[$€£]\s?\d|\d\s?(?:[$€£]|euro|eur|usd|dollar|cent)|(?<!\p{L})(?:kostenlos|frei|gratis)/iu
    },
    {
      asks: /(?<!\p{L})wie (?:groß|hoch|lang|oft|viele?[nr]?)(?!\p{L})|(?<!\p{L})wieviele?n?(?!\p{L})|(?<!\p{L})(?:(?:höchste|kleinste|größte)[nr]? (?:anzahl|größe|länge)|(?<!(?<!\p{L})w(?:ie|o)(?!\p{L}).{0,60})(?:maximale|minimale)[nrs]? \p{L}+|(?:max|min)\.? \p{L}+)|(?<!\p{L})(?:maximum|minimum|ober|unter|höchst)(?:grenze)?\P{L}*$/iu,
      says: /\d|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|einmal|zweimal|keine?|unbegrenzt|beliebig\p{L}*|jede[nrs]?)(?!\p{L})/iu
    }
  ]
}
