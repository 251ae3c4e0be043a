/** Where the names and descriptions of migration services stand: namespace, then the way to the group (specification §3). */
export const migrationServices = ['components', 'migration-service-card', 'services'] as const;
