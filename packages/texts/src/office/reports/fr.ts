import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Rapports',
  why: 'Jusqu’où vos clients se rendent, le temps que ça leur prend, combien de temps ils vous attendent et ce qui les arrête. Des totaux par jour, sans aucun nom.',
  period: 'Période',
  periods: { month: '30 derniers jours', quarter: '90 derniers jours', year: '12 derniers mois' },
  days: 'Du {{first}} au {{last}}',
  counted: 'La veille est comptée chaque nuit. Dernier jour compté\u00A0: {{day}}.',
  notCounted: 'Aucune nuit n’a encore été comptée\u00A0: les chiffres arriveront demain.',
  save: 'Enregistrer dans un fichier',
  saved: 'Le rapport est enregistré.',
  steps: {
    title: 'De la première étape à la dernière',
    nothing: 'Aucune demande n’a commencé pendant cette période.',
    lead_one: '{{count}}\u00A0demande a commencé. Envoyées à ce jour\u00A0: {{sent}}.',
    lead_other: '{{count}}\u00A0demandes ont commencé. Envoyées à ce jour\u00A0: {{sent}}.',
    step: 'Étape',
    reached: 'Se sont rendus là',
    left: 'Arrêtés avant',
    saved: 'L’ont remplie',
    time: 'Temps habituel',
    people_one: '{{time}} (une personne)',
    people_other: '{{time}} ({{count}}\u00A0personnes)',
    none: 'pas mesuré',
  },
  replies: {
    title: 'Combien de temps les clients attendent',
    lead: 'En temps réel, nuits et fins de semaine comprises. La moitié a attendu moins que le temps habituel.',
    empty: 'Rien n’a attendu pendant cette période.',
    kind: 'De… à…',
    count: 'Fois',
    time: 'Temps habituel',
    day: 'En une journée',
    kinds: {
      application: 'Une demande arrive, quelqu’un l’ouvre',
      document: 'Un document arrive, il est accepté ou refusé',
      message: 'Un client écrit, il reçoit une réponse',
      lead: 'Un prospect arrive, quelqu’un l’ouvre',
    },
  },
  errors: {
    title: 'Ce qui arrête les clients',
    lead: 'Les messages que les clients de vos sites ont vus le plus souvent.',
    empty: 'Aucun client n’a vu d’erreur pendant cette période.',
    error: 'Message',
    count: 'Fois',
  },
  time: {
    short: 'moins d’une minute',
    minutes: '{{count}}\u00A0min',
    hours: '{{count}}\u00A0h',
    days: '{{count}}\u00A0jours',
    most: 'plus de deux semaines',
  },
  file: {
    part: 'Partie',
    name: 'Nom',
    measure: 'Mesure',
    value: 'Valeur',
    begun: 'Commencées',
    people: 'Personnes mesurées',
    minutes: 'Minutes habituelles',
  },
}

export const sameInBothLanguages = ['errors.error']
