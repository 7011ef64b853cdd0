import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import type { EntityDispatch } from '@/entities/base/thunk';
import { selectCan } from '@/entities/session/sessionSelectors';
import type { Permission } from '@/domain/permissions';
import type { RootState } from './rootReducer';
import type { AppStore } from './store';

export const useAppDispatch = useDispatch.withTypes<EntityDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** Like `useAppSelector`, for selectors that build a new object: its parts are compared. */
export const useAppParts = <Parts>(select: (state: RootState) => Parts): Parts => useAppSelector(select, shallowEqual);
export const useAppStore = useStore.withTypes<AppStore>();

/** Does the signed-in user hold a permission? */
export const useCan = (permission: Permission): boolean => useAppSelector((state) => selectCan(state, permission));
