import { describe, expect, it } from 'vitest'
import { analyzerOf } from '../analyzer.ts'
import { german } from './german.ts'

const { joinPhrases } = analyzerOf(german)

describe('a separable verb of a German question', () => {
  it.each([
    ['Wie schalte ich das Licht ein?', 'Wie einschalten ich das Licht ?'],
    ['wie spiele ich ein backup wieder ein', 'wie einspielen ich ein backup wieder '],
    ['Wo legt die Lampe Bilder ab?', 'Wo ablegen die Lampe Bilder ?'],
    ['Wie meldet man Benutzer an, und wie melde ich sie ab?', 'Wie anmelden man Benutzer , und wie abmelden ich sie ?'],
    ['Wie speichert man das ab?', 'Wie abspeichern man das ?'],
    ['Wie lädt man Bilder hoch?', 'Wie hochladen man Bilder ?'],
    ['Wie setzen wir alles zurueck?', 'Wie zuruecksetzen wir alles ?'],
    ['Wie gebe ich einen Ordner frei?', 'Wie freigeben ich einen Ordner ?'],
    ['wie leg ich einen Ordner an', 'wie anlegen ich einen Ordner '],
    ['Wie lange hebt die Lampe Bilder auf?', 'Wie lange aufheben die Lampe Bilder ?'],
    ['Welche Bilder lädt die Lampe hoch?', 'Welche Bilder hochladen die Lampe ?'],
    ['Wie lade ich Bilder runter?', 'Wie runterladen ich Bilder ?']
  ])('has its prefix: %s', (question, joined) => {
    expect(joinPhrases(question)).toBe(joined)
  })

  it.each([
    'Wie komme ich an?',
    'Wie kann ich das ein?',
    'Wie soll ich das ein?',
    'Wie lange ist ein Kabel an?',
    'Schalte das Licht ein.',
    'Wie lang ist ein Kabel, das ich einbaue?'
  ])('is none: %s', question => {
    expect(joinPhrases(question)).toBe(question)
  })

  it('is found in linear time', () => {
    expect(joinPhrases('wie schalte ich '.repeat(20_000))).toBeTypeOf('string')
  })
})
