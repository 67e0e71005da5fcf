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
abo abonnement subscription
angestellter mitarbeiter
anzeigen show display einblenden
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
bezahlen zahlen zahlung bezahlung payment
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
fassung version revision
feld field
fehlermeldung error
fenster window
firma unternehmen company
formular form
gebühr preis kosten tarif
geheimnis secret
gerät device
gratis kostenlos free
gültigkeit validierung validation prüfen überprüfen
hintergrund background
handy smartphone mobilgerät mobil
hochladen upload lade raufladen
herunterladen download
kennwort passwort password
kopfzeile header
kopieren duplizieren copy
kündigen kündigung abbestellen
kommerziell gewerblich commercial
laden load
langsam slow performance leistung ruckeln
löschen delete entfernen remove deinstallieren deinstallation loswerden uninstall
modell model
nachricht message
ordner verzeichnis folder directory
öffnen open aufmachen
pfad path route
protokoll log logging
rechner computer pc
reiter registerkarte tab
rückgängig undo
sicherheit security
schaltfläche button knopf
schlagwort stichwort tag
schlüssel key
schrift schriftart font
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
tastenkürzel tastenkombination tastaturkürzel tastenkombi shortcut hotkey
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
vergrößern zoom reinzoomen rauszoomen
verknüpfung verknüpfen verlinken link
vorschau preview
verschlüsseln verschlüsselung encrypt
version release
voraussetzung anforderung requirement
vorlage template
warteschlange queue
website webseite homepage internetseite
wiederherstellen wiederherstellung zurückspielen einspielen restore
wiederholen retry
zeitüberschreitung timeout
zeitgleich gleichzeitig
zugriff access
zusammenarbeiten zusammenarbeit gemeinsam
zwischenspeicher cache zwischenspeichern
`
