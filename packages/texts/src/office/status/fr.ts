import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'État du système',
  why: 'Tout ce dont votre portail a besoin fonctionne-t-il\u202F? Ce qui est signalé ici concerne la personne qui s’occupe du serveur.',
  refresh: 'Vérifier de nouveau',
  checked: 'La vérification vient d’être faite.',
  list: 'Parties du système',
  columns: { part: 'Partie', state: 'État', more: 'Ce que cela veut dire' },
  part: {
    database: 'Base de données',
    mail: 'Courriels',
    files: 'Fichiers',
    scanner: 'Antivirus',
    jobs: 'Travail en arrière-plan',
    backup: 'Sauvegardes',
  },
  state: {
    good: 'Fonctionne',
    waits: 'En attente',
    givenUp: 'Abandonné',
    full: 'Presque plein',
    away: 'Ne répond pas',
    old: 'Trop ancienne',
    embedded: 'Pour des essais',
    none: 'Non configuré',
  },
  database: {
    good: 'Ce qui est enregistré le reste, même après une panne de courant.',
    embedded:
      'La base de données intégrée peut perdre les derniers instants avant une panne de courant. Utilisez PostgreSQL pour de vrais clients.',
  },
  mail: {
    good: 'Les courriels partent dès qu’ils sont écrits.',
    waits_one:
      '{{count}}\u00A0courriel n’a pas pu partir depuis {{time}}. Il partira quand le serveur de courriel répondra.',
    waits_other:
      '{{count}}\u00A0courriels n’ont pas encore pu partir, le plus ancien depuis {{time}}. Ils partiront quand le serveur de courriel répondra.',
    none: 'Les courriels restent sur le serveur, et personne ne les reçoit.',
  },
  files: {
    good: 'L’espace est libre à {{count}}\u00A0%.',
    full: 'L’espace n’est plus libre qu’à {{count}}\u00A0%. D’ici à ce qu’il y en ait davantage, les clients ne peuvent pas envoyer de documents.',
    away: 'L’espace où sont gardés les documents ne répond pas. En attendant, les clients ne peuvent pas en envoyer.',
  },
  scanner: {
    good: 'Chaque fichier est analysé avant que quelqu’un puisse l’ouvrir.',
    away: 'L’antivirus ne répond pas. Les clients peuvent envoyer des fichiers, que votre équipe pourra ouvrir une fois analysés.',
    none: 'Les fichiers ne sont pas analysés par un antivirus.',
  },
  jobs: {
    good: 'Rien n’est en attente.',
    waits: 'Du travail attend depuis {{time}}. Le serveur est peut-être surchargé.',
    givenUp_one:
      'Depuis sept jours, {{count}}\u00A0tâche a échoué pour de bon. Le journal du serveur en donne la raison.',
    givenUp_other:
      'Depuis sept jours, {{count}}\u00A0tâches ont échoué pour de bon. Le journal du serveur en donne les raisons.',
  },
  backup: {
    good: 'La dernière a été faite il y a {{time}}.',
    old: 'La dernière a été faite il y a {{time}}. Il en faut une chaque nuit.',
    first: 'Il n’y a pas encore de sauvegarde. Il en faut une chaque nuit.',
    none: 'Aucune sauvegarde n’est faite. Sans elles, la perte d’un disque emporte tout.',
  },
  time: {
    minutes_one: '{{count}}\u00A0minute',
    minutes_other: '{{count}}\u00A0minutes',
    hours_one: '{{count}}\u00A0heure',
    hours_other: '{{count}}\u00A0heures',
    days_one: '{{count}}\u00A0jour',
    days_other: '{{count}}\u00A0jours',
  },
}
