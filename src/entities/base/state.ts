/**
 * The part of the store that holds server data; what selectors and thunks of this room may read. Each slice declares its place
 * beside its own state type; collections are read through their own selectors.
 */
export interface EntitiesState {}
