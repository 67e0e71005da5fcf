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
    /^\W*(ist|sind|kann|können|muss|müssen|gibt|geht|darf|soll|wird|werden|hat|macht|unterstützt)(?!\p{L})|möglich|erlaubt/iu,
  asksAmount:
    /wie (viel|lange|groß|oft|schnell)|(?<!\p{L})(limit|standard\w*|default|maxim\w*|minim\w*|größe|port)(?!\p{L})/iu
}
