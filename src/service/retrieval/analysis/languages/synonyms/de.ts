/** Words of one meaning, and the English ones that German documentation uses beside them. */
export const synonyms = `
abhängigkeit dependency
abhängigkeitsinjektion dependency
abfrage query anfrage
anfrage request
antwort response
abbrechen abort cancel stoppen stop
absturz crash abstürzen
aktualisieren update aktualisierung
anmelden anmeldung login authentifizierung authentisierung authentication einloggen
abmelden logout ausloggen
anhang attachment
anzeigen show display
aufgabe task
ausgabe output
ausliefern deployment deployen bereitstellen bereitstellung
ausnahme exception fehler error
auswahl select enum
ausblenden verstecken verbergen hide
ausschalten abschalten deaktivieren disable
backup sicherung sichern datensicherung sicherungskopie
bearbeiten edit ändern
befehl command kommando
benachrichtigung notification mitteilung
berechtigung permission erlaubnis
bibliothek library paket package
bild image foto grafik
datei file
datenbank database db
doku dokumentation docs documentation
eingabe input
einrichten setup einrichtung installieren installation
einbinden einbetten einbettung embed
einschalten anschalten aktivieren enable
einstellung setting konfiguration configuration option config
entwickler developer
ereignis event
erweitern extend erweiterung extension plugin
farbe color
feld field
fehlermeldung error
fenster window
formular form
geheimnis secret
gültigkeit validierung validation prüfen überprüfen
hintergrund background
hochladen upload lade raufladen
herunterladen download
kennwort passwort password
kopfzeile header
kopieren duplizieren copy
kommerziell gewerblich commercial
laden load
langsam slow performance leistung
löschen delete entfernen remove deinstallieren deinstallation loswerden uninstall
modell model
nachricht message
ordner verzeichnis folder directory
öffnen open aufmachen
pfad path route
protokoll log logging
sicherheit security
schaltfläche button knopf
schlüssel key
schließen close zumachen
schleife loop
schnittstelle interface api
seite page
sperren sperrung gesperrt block
server backend
sitzung session
speichern save speicherung store
sprache language
suche suchen search
tastenkürzel tastenkombination shortcut
teilen freigeben freigabe share
testen test
umgebung environment
umgebungsvariable environment
umleiten weiterleiten redirect umleitung weiterleitung
umstellung migration migrieren upgrade
umbenennen rename
umziehen umzug verschieben move
unterbrechen interrupt
unterstützen unterstützt unterstützung support kompatibel
verbindung connection
verschlüsseln verschlüsselung encrypt
version release
voraussetzung anforderung requirement
vorlage template
warteschlange queue
website webseite homepage internetseite
wiederherstellen wiederherstellung zurückspielen einspielen restore
wiederholen retry
zeitüberschreitung timeout
zugriff access
zwischenspeicher cache zwischenspeichern
`
