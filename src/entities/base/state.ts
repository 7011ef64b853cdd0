/**
 * The part of the store that holds server data, which selectors and thunks of this folder may read. Each slice declares its place
 * beside its own state type; collections are read through their own selectors.
 */
export interface EntitiesState {}
